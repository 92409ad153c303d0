import { Fragment } from "react";
import { StyleCardView } from "~/domains/catalog/style-list/style-card-view";
import { EmptyState, emptyStateTexts } from "~/ui/feedback/empty-state";
import type { BlockViewProps } from "../block-view";
import { SectionHeading } from "../parts/section-heading";
import { ShadowWord } from "../parts/shadow-word";
import { KitchenTile } from "./kitchen-tile";

const sizes = "(min-width: 75rem) 22vw, (min-width: 48rem) 33vw, 50vw";
/** Six doors fill whole rows of two and three columns. In four columns the kitchen picture fills the rest. */
const doorsBeforeKitchen = 6;
const minDoorsForKitchen = 12;

/** All styles of a brand or a category, or selected ones; a long grid contains one picture of a kitchen. */
export function StyleGrid({ block }: BlockViewProps<"styleGrid">) {
  const isLong = block.styles.length >= minDoorsForKitchen;
  const inRoom = isLong ? block.styles.slice(0, doorsBeforeKitchen).findLast(({ room }) => room) : undefined;
  return (
    <section className="section container-wide overflow-x-clip">
      <div className="relative isolate">
        {block.shadowText ? <ShadowWord>{block.shadowText}</ShadowWord> : null}
        <SectionHeading title={block.title} description={block.description} />
      </div>
      {block.styles.length === 0 ? <EmptyState title={emptyStateTexts.noItems} /> : null}
      <ul className="grid grid-cols-2 gap-x-5 gap-y-12 md:grid-cols-3 md:gap-x-8 xl:grid-cols-4 print:grid-cols-4 print:gap-y-6">
        {block.styles.map((style, index) => (
          <Fragment key={style.code}>
            <li>
              <StyleCardView style={style} sizes={sizes} headingLevel={block.title ? "h3" : "h2"} />
            </li>
            {inRoom?.room && index === doorsBeforeKitchen - 1 ? (
              <li className="col-span-2">
                <KitchenTile style={inRoom} image={inRoom.room} />
              </li>
            ) : null}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}
