import { faqShape, list, optional, withDefault, wordsShape } from "~/content/shapes";
import { blockShape } from "../block-shape";

/** Questions with their answers; filled in by `studio/schemas/blocks/faq-accordion.ts`. */
export const faqAccordion = blockShape("faqAccordion", {
  /** The editor's, else the topic's. */
  title: withDefault(wordsShape, "Questions and answers"),
  description: optional(wordsShape),
  faqs: list(faqShape).refine(({ length }) => length > 0),
});
