import { z } from "zod";
import { textSchema } from "~/content/schemas";
import { reviewSchema } from "~/domains/reviews/review.schema";
import { createBlockSchema } from "../block-schema";

/** Customer reviews; its Studio schema is `studio/schemas/blocks/review-cards.ts`. */
export const reviewCards = createBlockSchema("reviewCards", {
  title: textSchema,
  reviews: z.array(reviewSchema).min(1),
});
