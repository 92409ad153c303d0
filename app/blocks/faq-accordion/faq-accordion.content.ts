import { faqSchema, list, nullToUndefined, textSchema, withDefault } from "~/content/schemas";
import { createBlockSchema } from "../block-schema";

/** Questions with answers; its Studio schema is `studio/schemas/blocks/faq-accordion.ts`. */
export const faqAccordion = createBlockSchema("faqAccordion", {
  /** The editor's title, or the topic's. */
  title: withDefault(textSchema, "FAQs"),
  description: nullToUndefined(textSchema),
  faqs: list(faqSchema).refine(({ length }) => length > 0),
});
