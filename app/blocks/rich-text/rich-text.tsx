import { RichText } from "~/content/portable-text";
import type { BlockViewProps } from "../block-view";

/** Running text at a reading measure: policies, articles. */
export function RichTextBlock({ block }: BlockViewProps<"richText">) {
  return (
    <section className="section-tight container-wide">
      <div className="grid lg:grid-cols-12">
        <div className="lg:col-span-8 lg:col-start-3">
          {block.title ? <h2 className="mb-6">{block.title}</h2> : null}
          <RichText value={block.body} />
        </div>
      </div>
    </section>
  );
}
