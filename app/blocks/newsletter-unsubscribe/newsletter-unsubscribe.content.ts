import { optional, textSchema } from "~/content/schemas";
import { blockShape } from "../block-shape";

/** The button of a newsletter's way out; worded by `studio/schemas/blocks/newsletter-unsubscribe.ts`. */
export const newsletterUnsubscribe = blockShape("newsletterUnsubscribe", {
  title: optional(textSchema),
  description: optional(textSchema),
  /** Said where the link opens no subscription (PAGE-019). */
  failure: optional(textSchema),
});
