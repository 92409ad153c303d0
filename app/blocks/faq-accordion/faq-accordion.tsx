import { RichText } from "~/content/portable-text";
import { Accordion } from "~/ui/accordion";
import { ReadMore } from "~/ui/read-more";
import type { BlockViewProps } from "../block-view";

/** Questions with one answer open at a time (S1 §4); chapters of one list of questions stand close together. */
export function FaqAccordion({ block, after }: BlockViewProps<"faqAccordion">) {
  const isChapter = !block.description;
  return (
    <section className={`container-wide ${after === "faqAccordion" ? "pb-section" : "section"}`}>
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-12">
        <div className={`flex flex-col gap-4 lg:col-span-4 ${isChapter ? "lg:pt-4" : ""}`}>
          <h2 className={isChapter ? "text-h3" : undefined}>{block.title}</h2>
          {block.description ? <ReadMore text={block.description} className="text-ink-soft" /> : null}
        </div>
        <div className="lg:col-span-8">
          <Accordion
            items={block.faqs.map((faq) => ({
              key: faq._key,
              title: faq.question,
              content: <RichText value={faq.answer} />,
            }))}
          />
        </div>
      </div>
    </section>
  );
}
