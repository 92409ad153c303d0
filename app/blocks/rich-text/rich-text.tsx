import { RichText as Words } from "~/content/rich-text/portable-text";
import { splitIntoSections } from "~/content/rich-text/sections";
import { TableOfContents } from "~/content/rich-text/table-of-contents";
import type { BlockViewProps } from "../block-view";
import { ActionLinks } from "../parts/action-links";

/** Formatted text at reading width; a long text has a table of contents beside it (PAGE-038). */
export function RichText({ block }: BlockViewProps<"richText">) {
  const { sections } = block.hasTableOfContents ? splitIntoSections(block.body) : { sections: [] };
  const hasContents = sections.length > 1;
  return (
    <section className="section-tight container-wide">
      <div className="grid gap-y-8 lg:grid-cols-12">
        {hasContents ? (
          <div className="lg:col-span-3 lg:col-start-10 lg:row-start-1">
            <TableOfContents sections={sections} className="no-print lg:sticky lg:top-24" />
          </div>
        ) : null}
        <div
          className={`min-w-0 lg:col-start-3 ${hasContents ? "lg:col-span-7 lg:row-start-1 lg:pe-12" : "lg:col-span-8"}`}
        >
          {block.title ? <h2 className="mb-6">{block.title}</h2> : null}
          <Words value={block.body} sectioned={hasContents} />
          <ActionLinks actions={block.actions} className="mt-7" />
        </div>
      </div>
    </section>
  );
}
