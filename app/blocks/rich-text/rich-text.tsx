import { RichText as Words } from "~/content/portable-text";
import type { BlockViewProps } from "../block-view";
import { ActionLinks } from "../parts/action-links";

/** Running text at a reading measure: policies, articles. */
export function RichText({ block }: BlockViewProps<"richText">) {
  return (
    <section className="section-tight container-wide">
      <div className="grid lg:grid-cols-12">
        <div className="lg:col-span-8 lg:col-start-3">
          {block.title ? <h2 className="mb-6">{block.title}</h2> : null}
          <Words value={block.body} />
          <ActionLinks actions={block.actions} className="mt-7" />
        </div>
      </div>
    </section>
  );
}
