import { type PortableTextComponents, PortableText as Render } from "@portabletext/react";
import { RichTable } from "./rich-table";
import { sectionsOf } from "./sections";
import type { PortableText } from "./shapes";
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
  /** A long text in sections that a table of contents leads to (`sectionsOf` names them). */
  readonly sectioned?: boolean;
};

/** Rich text from the CMS in the shop's prose style. */
export function RichText({ value, className = "", sectioned = false }: RichTextProps) {
  return (
    <div className={`prose ${className}`}>
      {sectioned ? <InSections value={value} /> : <Words value={value} />}
    </div>
  );
}

function InSections({ value }: { readonly value: PortableText }) {
  const { lead, sections } = sectionsOf(value);
  return (
    <>
      <Words value={lead} />
      {sections.map(({ id, title, body }) => (
        <section key={id} id={id} aria-label={title}>
          <Words value={body} />
        </section>
      ))}
    </>
  );
}

function Words({ value }: { readonly value: PortableText }) {
  return <Render value={value} components={components} onMissingComponent={false} />;
}
