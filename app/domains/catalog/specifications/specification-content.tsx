import { Picture } from "~/content/pictures/image";
import { RichText } from "~/content/rich-text/portable-text";
import { Accordion } from "~/ui/content/accordion";
import type { SpecificationGroup } from "../style.schema";
import { SpecificationProperties } from "./specification-properties";

/** The content of one section: text, then questions, or properties in the format the editor chose. */
export function SpecificationContent({ group }: { readonly group: SpecificationGroup }) {
  const faqs = group.props.flatMap((prop) => prop.faqs);
  return (
    <div className="flex flex-col gap-6">
      {group.text ? <RichText value={group.text} /> : null}
      {group.image ? (
        <div className="max-w-3xl">
          <Picture image={group.image} sizes="(width >= 64rem) 48rem, 100vw" />
        </div>
      ) : null}
      {group.type === "faq" ? (
        <Accordion
          items={faqs.map((faq, index) => ({
            key: `${group.name}-${index}`,
            title: faq.question,
            content: <RichText value={faq.answer} />,
          }))}
        />
      ) : (
        <SpecificationProperties group={group} />
      )}
    </div>
  );
}
