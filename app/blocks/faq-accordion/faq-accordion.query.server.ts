import { faqFields } from "~/content/fragments.server";
import { projectionOf, stored } from "../projection.server";
import { faqAccordion } from "./faq-accordion.content";

/** What questions and answers ask of the content. */
export const faqAccordionQuery = projectionOf(faqAccordion, {
  ...stored("title", "description"),
  faqs: `faqs[]->{"_key": _id, _id, ${faqFields}}`,
});
