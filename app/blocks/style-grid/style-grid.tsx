import { StyleCardView } from "~/domains/catalog/style-card-view";
import type { BlockViewProps } from "../block-view";
import { SectionHeading } from "../section-heading";
import { ShadowWord } from "../shadow-word";

const sizes = "(min-width: 75rem) 22vw, (min-width: 48rem) 33vw, 50vw";

/** All styles of a brand or a category, or those an editor picked. */
export function StyleGrid({ block }: BlockViewProps<"styleGrid">) {
  return (
    <section className="section container-wide overflow-x-clip">
      <div className="relative isolate">
        {block.shadowText ? <ShadowWord>{block.shadowText}</ShadowWord> : null}
        <SectionHeading title={block.title} description={block.description} />
      </div>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-12 md:grid-cols-3 md:gap-x-8 xl:grid-cols-4">
        {block.styles.map((style) => (
          <li key={style.code}>
            <StyleCardView style={style} sizes={sizes} headingLevel={block.title ? "h3" : "h2"} />
          </li>
        ))}
      </ul>
    </section>
  );
}
