import { faqItemProjection } from "~/content/groq-fragments.server";
import { createProjection, storedFields } from "../projection.server";
import { faqAccordion } from "./faq-accordion.content";

/** What questions and answers ask of the content. */
export const faqAccordionQuery = createProjection(faqAccordion, {
  ...storedFields("description"),
  title: "coalesce(title, category->title)",
  // Those an editor picked, then the others of the topic: a question written later comes by itself.
  // A question without a topic belongs to none, although null equals null.
  faqs: `[
    ...coalesce(faqs[]->${faqItemProjection}, []),
    ...*[_type == "faq" && defined(category) && category._ref == ^.category._ref
      && !(_id in coalesce(^.faqs[]._ref, []))]
      | order(coalesce(question, title) asc)${faqItemProjection}
  ]`,
});
