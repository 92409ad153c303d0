import { RichText } from "~/content/portable-text";
import { Accordion } from "~/ui/accordion";
import type { BlockViewProps } from "../block-view";

/** Questions with one answer open at a time (S1 §4). */
export function FaqAccordion({ block }: BlockViewProps<"faqAccordion">) {
  return (
    <section className="section container-wide">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-16">
        <div className="flex flex-col gap-4 lg:col-span-4">
          <h2>{block.title}</h2>
          {block.description ? <p className="text-ink-soft">{block.description}</p> : null}
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
