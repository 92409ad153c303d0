import { faqItemProjection } from "~/content/groq-fragments.server";
import { createProjection, selectFields } from "../projection.server";
import { faqAccordion } from "./faq-accordion.content";

export const faqAccordionProjection = createProjection(faqAccordion, {
  ...selectFields("description"),
  title: "coalesce(title, category->title)",
  // Selected questions come first, then the other questions of the topic, so that new ones appear.
  // The check for null is needed because null equals null in GROQ.
  faqs: `[
    ...coalesce(faqs[]->${faqItemProjection}, []),
    ...*[_type == "faq" && defined(category) && category._ref == ^.category._ref
      && !(_id in coalesce(^.faqs[]._ref, []))]
      | order(coalesce(question, title) asc)${faqItemProjection}
  ]`,
});
