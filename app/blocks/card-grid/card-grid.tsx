import { Link } from "@remix-run/react";
import { Picture } from "~/content/image";
import { Icon } from "~/ui/icon";
import type { BlockViewProps } from "../block-view";
import type { BlockContent } from "../contents";
import { SectionHeading } from "../section-heading";

type Layout = NonNullable<BlockContent<"cardGrid">["layout"]>;
type Card = BlockContent<"cardGrid">["cards"][number];

/** Columns, picture proportions and picture width of each layout. */
const layouts = {
  "grid-2": { grid: "sm:grid-cols-2", ratio: 3 / 2, sizes: "(min-width: 30rem) 50vw, 100vw" },
  "grid-3": { grid: "sm:grid-cols-2 lg:grid-cols-3", ratio: 4 / 5, sizes: "(min-width: 64rem) 33vw, 100vw" },
  "grid-4": { grid: "grid-cols-2 lg:grid-cols-4", ratio: 3 / 4, sizes: "(min-width: 64rem) 25vw, 50vw" },
  feature: { grid: "lg:grid-cols-12", ratio: 3 / 2, sizes: "(min-width: 64rem) 58vw, 100vw" },
} as const satisfies { [L in Layout]: { grid: string; ratio: number; sizes: string } };

/** The feature layout alternates wide and narrow, so that no row is three equal cards; a last one alone is wide. */
const featureCells = [
  { span: "lg:col-span-7", ratio: 10 / 7 },
  { span: "lg:col-span-5", ratio: 1 },
  { span: "lg:col-span-5", ratio: 1 },
  { span: "lg:col-span-7", ratio: 10 / 7 },
] as const;
const lastAlone = { span: "lg:col-span-12", ratio: 21 / 9 } as const;

/** Pictures with a name and a way in: categories, brands, services. */
export function CardGrid({ block }: BlockViewProps<"cardGrid">) {
  const layoutName = block.layout ?? "grid-3";
  const layout = layouts[layoutName];
  const isFeature = layoutName === "feature";
  return (
    <section className="section container-wide">
      <SectionHeading title={block.title} description={block.description} />
      <ul className={`grid gap-x-6 gap-y-14 lg:gap-x-10 ${layout.grid}`}>
        {block.cards.map((card, index) => {
          const cell = isFeature ? featureCell(index, block.cards.length) : undefined;
          return (
            <li key={card._key} className={cell?.span}>
              <CardView card={card} sizes={layout.sizes} ratio={cell?.ratio ?? layout.ratio} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function featureCell(index: number, count: number) {
  const isAlone = index === count - 1 && index % 2 === 0;
  return isAlone ? lastAlone : featureCells[index % featureCells.length];
}

type CardViewProps = { readonly card: Card; readonly sizes: string; readonly ratio: number };

/** One link covers the card, so that the picture is clickable and the link is read once. */
function CardView({ card, sizes, ratio }: CardViewProps) {
  return (
    <article className="group relative flex flex-col gap-5">
      {card.image ? (
        <div className="overflow-hidden">
          <Picture
            image={card.image}
            sizes={sizes}
            ratio={ratio}
            className="transition-transform duration-500 group-hover:scale-102"
          />
        </div>
      ) : null}
      <div className="flex flex-col gap-2">
        <h3>{card.title}</h3>
        {card.description ? <p className="max-w-prose text-ink-soft">{card.description}</p> : null}
        {card.action ? (
          <Link
            to={card.action.path}
            className="mt-1 inline-flex items-center gap-2 self-start font-medium text-sm after:absolute after:inset-0"
          >
            <span className="underline-grow">{card.action.text}</span>
            <Icon
              name="arrow-right"
              size="small"
              className="transition-transform group-hover:translate-x-1"
            />
            <span className="sr-only">: {card.title}</span>
          </Link>
        ) : null}
      </div>
    </article>
  );
}
