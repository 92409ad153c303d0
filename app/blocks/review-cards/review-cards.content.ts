import { z } from "zod";
import { textSchema } from "~/content/schemas";
import { reviewSchema } from "~/domains/reviews/review.schema";
import { blockShape } from "../block-shape";

/** What customers said; filled in by `studio/schemas/blocks/review-cards.ts`. */
export const reviewCards = blockShape("reviewCards", {
  title: textSchema,
  reviews: z.array(reviewSchema).min(1),
});
