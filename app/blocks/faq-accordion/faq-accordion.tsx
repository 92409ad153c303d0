import { FaqSection } from "~/content/rich-text/faq-section";
import type { BlockViewProps } from "../block-view";

/** Questions and answers; consecutive blocks of this type are closer together. */
export function FaqAccordion({ block, previousType }: BlockViewProps<"faqAccordion">) {
  const { title, description, faqs } = block;
  const className = previousType === "faqAccordion" ? "pb-section" : "section";
  return <FaqSection title={title} description={description} faqs={faqs} className={className} />;
}
