import { nullToUndefined, textSchema } from "~/content/schemas";
import { createBlockSchema } from "../block-schema";

/**
 * The unsubscribe button of the newsletter; its Studio schema is `studio/schemas/blocks/newsletter-unsubscribe.ts`.
 */
export const newsletterUnsubscribe = createBlockSchema("newsletterUnsubscribe", {
  title: nullToUndefined(textSchema),
  description: nullToUndefined(textSchema),
  /** Shown if the link does not match a subscription (PAGE-019). */
  failure: nullToUndefined(textSchema),
});
