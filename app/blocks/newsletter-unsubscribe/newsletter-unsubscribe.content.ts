import { optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/**
 * The unsubscribe button of the newsletter; its Studio schema is `studio/schemas/blocks/newsletter-unsubscribe.ts`.
 */
export const newsletterUnsubscribe = blockSchema("newsletterUnsubscribe", {
  title: optional(textSchema),
  description: optional(textSchema),
  /** Shown if the link does not match a subscription (PAGE-019). */
  failure: optional(textSchema),
});
