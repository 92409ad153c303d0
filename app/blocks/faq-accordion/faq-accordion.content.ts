import { faqSchema, list, optional, textSchema, withDefault } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/** Questions with answers; its Studio schema is `studio/schemas/blocks/faq-accordion.ts`. */
export const faqAccordion = blockSchema("faqAccordion", {
  /** The editor's title, or the topic's. */
  title: withDefault(textSchema, "FAQs"),
  description: optional(textSchema),
  faqs: list(faqSchema).refine(({ length }) => length > 0),
});
