import { z } from "zod";
import { optional, portableTextShape, wordsShape } from "~/content/shapes";
import { blockShape } from "../block-shape";

/** Questions with their answers (S1 §3); filled in by `studio/schemas/blocks/faq-accordion.ts`. */
export const faqAccordion = blockShape("faqAccordion", {
  title: wordsShape,
  description: optional(wordsShape),
  faqs: z.array(z.object({ _key: z.string(), question: wordsShape, answer: portableTextShape })).min(1),
});
