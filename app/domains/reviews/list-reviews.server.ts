import type { Content } from "~/content/client/content";
import { fetchLeniently } from "~/content/client/lenient-parsing.server";
import { list } from "~/content/schemas";
import type { Log } from "~/kernel/log";
import { type BirdeyeAccount, fetchBirdeyeReviews, fetchBirdeyeSummary } from "./birdeye.server";
import { reviewSchema } from "./review.schema";
import {
  convertEditorReview,
  type ReviewSummary,
  type ServiceReview,
  summarizeRatings,
} from "./service-review";

type Sources = {
  readonly content: Content;
  readonly log: Log;
  /** Without `birdeye`, reviews come from the CMS. */
  readonly env: { readonly birdeye?: BirdeyeAccount | undefined };
};

const query = `*[_type == "review"] | order(rating desc, _id asc){
  "_key": _id, _id, name, rating, platform, location, reviewText
}`;

/** Lists reviews from the reviews service, or from the CMS if it is not configured or fails. */
export async function listReviews(sources: Sources): Promise<readonly ServiceReview[]> {
  const { birdeye } = sources.env;
  const birdeyeReviews = birdeye && (await logFailure(sources.log, fetchBirdeyeReviews(birdeye)));
  return birdeyeReviews ?? (await fetchWrittenReviews(sources)).map(convertEditorReview);
}

/** Returns the number of reviews and the average rating from the same source. */
export async function summarizeReviews(sources: Sources): Promise<ReviewSummary> {
  const { birdeye } = sources.env;
  const birdeyeSummary = birdeye && (await logFailure(sources.log, fetchBirdeyeSummary(birdeye)));
  return birdeyeSummary ?? summarizeEditorReviews(sources);
}

/** Returns the number of reviews and the average rating of the CMS, without a request to the service. */
export async function summarizeEditorReviews(sources: Omit<Sources, "env">): Promise<ReviewSummary> {
  return summarizeRatings(await fetchWrittenReviews(sources));
}

const fetchWrittenReviews = (sources: Omit<Sources, "env">) =>
  fetchLeniently(sources, query, {}, list(reviewSchema));

async function logFailure<T>(log: Log, promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise;
  } catch (cause) {
    log.warn(
      { cause: cause instanceof Error ? cause.message : "unknown" },
      "the reviews service fails: the CMS answers",
    );
    return undefined;
  }
}
