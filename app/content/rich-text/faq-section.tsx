import { classNames } from "~/ui/class-names";
import { Accordion } from "~/ui/content/accordion";
import { ReadMore } from "~/ui/content/read-more";
import type { PortableText } from "../schemas";
import { RichText } from "./portable-text";

type FaqSectionProps = {
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly faqs: readonly {
    readonly _key: string;
    readonly question: string;
    readonly answer: PortableText;
  }[];
  readonly className?: string;
};

/** An accordion of questions with one open answer. Without a description the title is smaller. */
export function FaqSection({ title, description, faqs, className = "section" }: FaqSectionProps) {
  const isChapter = !description;
  return (
    <section className={classNames("container-wide", className)}>
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-12">
        <div className={`flex flex-col gap-4 lg:col-span-4 ${isChapter ? "lg:pt-4" : ""}`}>
          <h2 className={isChapter ? "text-h3" : undefined}>{title}</h2>
          {description ? <ReadMore text={description} className="text-ink-soft" /> : null}
        </div>
        <div className="lg:col-span-8">
          <Accordion
            items={faqs.map((faq) => ({
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
