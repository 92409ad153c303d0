import { optional, wordsShape } from "~/content/shapes";
import { blockShape } from "../block-shape";

/** The button of a newsletter's way out; worded by `studio/schemas/blocks/newsletter-unsubscribe.ts`. */
export const newsletterUnsubscribe = blockShape("newsletterUnsubscribe", {
  title: optional(wordsShape),
  description: optional(wordsShape),
  /** Said where the link opens no subscription (PAGE-019). */
  failure: optional(wordsShape),
});
