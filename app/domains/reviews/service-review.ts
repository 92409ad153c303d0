import { z } from "zod";
import { nullToUndefined } from "~/content/schemas";
import type { Review } from "./review.schema";

/** A review as the reviews service returns it. */
export const serviceReviewSchema = z.object({
  rating: z.number(),
  reviewer: z.object({ nickName: nullToUndefined(z.string()) }).nullish(),
  rdate: nullToUndefined(z.string()),
  comments: nullToUndefined(z.string()),
});
export type ServiceReview = {
  readonly rating: number;
  readonly reviewer: { readonly nickName: string };
  readonly rdate: string | undefined;
  readonly comments: string;
};

export const reviewSummarySchema = z.object({ avgRating: z.number(), reviewCount: z.number() });
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

const anonymousName = "A customer";

/** Fills in missing fields of a review; leaves out a review without text. */
export function toServiceReview({
  rating,
  reviewer,
  rdate,
  comments = "",
}: z.infer<typeof serviceReviewSchema>) {
  if (comments.trim() === "") return [];
  return [{ rating, reviewer: { nickName: reviewer?.nickName?.trim() || anonymousName }, rdate, comments }];
}

/** Converts a review of the CMS to the service's format. */
export function convertEditorReview({ rating, name, reviewText }: Review): ServiceReview {
  return { rating, reviewer: { nickName: name }, rdate: undefined, comments: reviewText };
}

/** Returns the average rating with one decimal; 0 without reviews. */
export function summarizeRatings(reviews: readonly Pick<Review, "rating">[]): ReviewSummary {
  const stars = reviews.reduce((total, { rating }) => total + rating, 0);
  const avgRating = reviews.length === 0 ? 0 : Math.round((stars / reviews.length) * 10) / 10;
  return { avgRating, reviewCount: reviews.length };
}
