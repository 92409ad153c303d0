import { z } from "zod";
import { textSchema } from "~/content/schemas";
import { reviewSchema } from "~/domains/reviews/review.schema";
import { blockSchema } from "../block-schema";

/** Customer reviews; its Studio schema is `studio/schemas/blocks/review-cards.ts`. */
export const reviewCards = blockSchema("reviewCards", {
  title: textSchema,
  reviews: z.array(reviewSchema).min(1),
});
