import { optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/** The button of a newsletter's way out; worded by `studio/schemas/blocks/newsletter-unsubscribe.ts`. */
export const newsletterUnsubscribe = blockSchema("newsletterUnsubscribe", {
  title: optional(textSchema),
  description: optional(textSchema),
  /** Said where the link opens no subscription (PAGE-019). */
  failure: optional(textSchema),
});
