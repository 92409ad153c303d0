import { FaqSection } from "~/content/faq-section";
import type { BlockViewProps } from "../block-view";

/** Questions of an editor's page; chapters of one list of questions stand close together. */
export function FaqAccordion({ block, previousType }: BlockViewProps<"faqAccordion">) {
  const { title, description, faqs } = block;
  const className = previousType === "faqAccordion" ? "pb-section" : "section";
  return <FaqSection title={title} description={description} faqs={faqs} className={className} />;
}
