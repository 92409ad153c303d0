import { z } from "zod";
import { wordsShape } from "~/content/shapes";
import { reviewShape } from "~/domains/reviews/review.schema";
import { blockShape } from "../block-shape";

/** What customers said; filled in by `studio/schemas/blocks/review-cards.ts`. */
export const reviewCards = blockShape("reviewCards", {
  title: wordsShape,
  reviews: z.array(reviewShape).min(1),
});
