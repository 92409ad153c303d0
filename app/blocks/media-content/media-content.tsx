import { Picture } from "~/content/image";
import { RichText } from "~/content/portable-text";
import { ActionLinks } from "../action-links";
import type { BlockViewProps } from "../block-view";

/** A picture and a few words in a 7/5 split; the editor picks the picture's side. */
export function MediaContent({ block }: BlockViewProps<"mediaContent">) {
  const isLeft = block.mediaSide === "left";
  return (
    <section className="section container-wide">
      <div className="grid items-center gap-10 lg:grid-cols-12 lg:gap-16">
        <figure className={`lg:col-span-7 ${isLeft ? "" : "lg:order-2"}`}>
          <Picture image={block.image} sizes="(min-width: 64rem) 56vw, 100vw" ratio={3 / 2} />
          {block.caption ? (
            <figcaption className="mt-3 text-sm text-ink-soft">{block.caption}</figcaption>
          ) : null}
        </figure>
        <div className={`flex flex-col gap-5 lg:col-span-5 xl:pe-12 ${isLeft ? "" : "lg:order-1"}`}>
          {block.eyebrow ? <p className="eyebrow text-brass-deep">{block.eyebrow}</p> : null}
          <h2>{block.title}</h2>
          <RichText value={block.body} className="text-ink-soft" />
          <ActionLinks actions={block.actions} className="mt-2" />
        </div>
      </div>
    </section>
  );
}
