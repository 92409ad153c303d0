import type { Content } from "~/content/client/content";
import { fetchReviewBadges } from "~/content/site-settings.server";
import { summarizeEditorReviews } from "~/domains/reviews/list-reviews.server";
import type { Log } from "~/kernel/log";
import type { ReviewBadges } from "./review-badge";

/**
 * Returns the review badges of style pages; undefined if an editor switched them off or there are no reviews.
 */
export async function findReviewBadges(sources: {
  readonly content: Content;
  readonly log: Log;
}): Promise<ReviewBadges | undefined> {
  const services = await fetchReviewBadges(sources);
  if (!services) return undefined;
  const { avgRating, reviewCount } = await summarizeEditorReviews(sources);
  return reviewCount === 0 ? undefined : { avgRating, reviewCount, ...services };
}
