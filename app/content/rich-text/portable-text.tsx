import { type PortableTextComponents, PortableText as Render } from "@portabletext/react";
import type { PortableText } from "../schemas";
import { RichTable } from "./rich-table";
import { splitIntoSections } from "./sections";
import { TextLink } from "./text-link";

const components: PortableTextComponents = {
  marks: {
    link: ({ children, value }) => (
      <TextLink href={typeof value?.href === "string" ? value.href : ""}>{children}</TextLink>
    ),
  },
  types: { table: ({ value }) => <RichTable value={value} /> },
  unknownType: () => null,
};

type RichTextProps = {
  readonly value: PortableText;
  readonly className?: string;
  /** Whether a long text is split into sections for a table of contents (see `splitIntoSections`). */
  readonly sectioned?: boolean;
};

export function RichText({ value, className = "", sectioned = false }: RichTextProps) {
  return (
    <div className={`prose ${className}`}>
      {sectioned ? <SectionedText value={value} /> : <PlainPortableText value={value} />}
    </div>
  );
}

function SectionedText({ value }: { readonly value: PortableText }) {
  const { introduction, sections } = splitIntoSections(value);
  return (
    <>
      <PlainPortableText value={introduction} />
      {sections.map(({ id, title, body }) => (
        <section key={id} id={id} aria-label={title}>
          <PlainPortableText value={body} />
        </section>
      ))}
    </>
  );
}

function PlainPortableText({ value }: { readonly value: PortableText }) {
  return <Render value={value} components={components} onMissingComponent={false} />;
}
