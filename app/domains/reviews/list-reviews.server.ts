import type { Content } from "~/content/content";
import { fetchLeniently } from "~/content/lenient-parsing.server";
import { list } from "~/content/schemas";
import type { Log } from "~/kernel/log";
import { type BirdeyeAccount, fetchBirdeyeReviews, fetchBirdeyeSummary } from "./birdeye.server";
import { reviewSchema } from "./review.schema";
import { fromEditorReview, type ReviewSummary, type ServiceReview, summarizeRatings } from "./service-review";

type Sources = {
  readonly content: Content;
  readonly log: Log;
  /** Absent: reviews come from the CMS. */
  readonly env: { readonly birdeye?: BirdeyeAccount | undefined };
};

const query = `*[_type == "review"] | order(rating desc, _id asc){
  "_key": _id, _id, name, rating, platform, location, reviewText
}`;

/** What customers said, from the reviews service where it has a key, else (or while it fails) from the CMS. */
export async function listReviews(sources: Sources): Promise<readonly ServiceReview[]> {
  const { birdeye } = sources.env;
  const told = birdeye && (await orLogged(sources.log, fetchBirdeyeReviews(birdeye)));
  return told ?? (await written(sources)).map(fromEditorReview);
}

/** How many reviews there are, and their mean, from the same place. */
export async function summarizeReviews(sources: Sources): Promise<ReviewSummary> {
  const { birdeye } = sources.env;
  const told = birdeye && (await orLogged(sources.log, fetchBirdeyeSummary(birdeye)));
  return told ?? summarizeEditorReviews(sources);
}

/** The same of the CMS alone: for pages that wait for nobody. */
export async function summarizeEditorReviews(sources: Omit<Sources, "env">): Promise<ReviewSummary> {
  return summarizeRatings(await written(sources));
}

const written = (sources: Omit<Sources, "env">) => fetchLeniently(sources, query, {}, list(reviewSchema));

async function orLogged<T>(log: Log, asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (cause) {
    log.warn(
      { cause: cause instanceof Error ? cause.message : "unknown" },
      "the reviews service fails: the CMS answers",
    );
    return undefined;
  }
}
