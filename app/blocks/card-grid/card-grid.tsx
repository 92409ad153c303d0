import { pictureRatios } from "~/content/pictures/picture-ratios";
import { Slider } from "~/ui/content/slider";
import type { BlockContent } from "../block-contents";
import type { BlockViewProps } from "../block-view";
import { CardView } from "../parts/card-view";
import { SectionHeading } from "../parts/section-heading";

type Layout = NonNullable<BlockContent<"cardGrid">["layout"]>;

/**
 * Columns, picture ratios and picture sizes of each layout; `inThrees` avoids a single card in the last row.
 */
const layouts = {
  "grid-2": {
    grid: "sm:grid-cols-2",
    ratio: pictureRatios.cardOfTwo,
    sizes: "(min-width: 30rem) 50vw, 100vw",
  },
  "grid-3": {
    grid: "sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3",
    inThrees: "md:grid-cols-3 print:grid-cols-3",
    ratio: pictureRatios.cardOfThree,
    sizes: "(min-width: 64rem) 33vw, 100vw",
  },
  "grid-4": {
    grid: "grid-cols-2 lg:grid-cols-4 print:grid-cols-4",
    ratio: pictureRatios.cardOfFour,
    sizes: "(min-width: 64rem) 25vw, 50vw",
  },
  // A card picture is 452 by 250 pixels (PAGE-027). Below 768 px the cards form a slider (PAGE-033).
  "image-cards": {
    grid: "md:grid-cols-2 md:gap-x-6 md:gap-y-14 lg:grid-cols-3 lg:gap-x-10",
    inThrees: "md:grid-cols-3 md:gap-x-6 md:gap-y-14 lg:gap-x-10",
    ratio: pictureRatios.cardWide,
    sizes: "(min-width: 64rem) 33vw, 100vw",
  },
  feature: {
    grid: "lg:grid-cols-12",
    ratio: pictureRatios.cardOfTwo,
    sizes: "(min-width: 64rem) 58vw, 100vw",
  },
} as const satisfies {
  [L in Layout]: { grid: string; inThrees?: string; ratio: number; sizes: string };
};

/** The feature layout alternates wide and narrow cards; a single last card has the full width. */
const featureCells = [
  { span: "lg:col-span-7", ratio: pictureRatios.featureLarge },
  { span: "lg:col-span-5", ratio: pictureRatios.featureSmall },
  { span: "lg:col-span-5", ratio: pictureRatios.featureSmall },
  { span: "lg:col-span-7", ratio: pictureRatios.featureLarge },
] as const;
const lastAlone = { span: "lg:col-span-12", ratio: pictureRatios.featureLast } as const;

/** Cards with a picture, a title and a link, for example categories, brands or services. */
export function CardGrid({ block, hasFirstPicture = false }: BlockViewProps<"cardGrid">) {
  const layoutName = block.layout ?? "grid-3";
  const layout = layouts[layoutName];
  const columns = block.cards.length % 3 === 0 && "inThrees" in layout ? layout.inThrees : layout.grid;
  const isFeature = layoutName === "feature";
  const heading = block.title ? "h3" : "h2";
  if (layoutName === "image-cards")
    return (
      <section className="section container-wide">
        <SectionHeading title={block.title} description={block.description} />
        <Slider label={block.title ?? "Cards"} grid={columns}>
          {block.cards.map((card, index) => (
            <CardView
              key={card._key}
              card={card}
              priority={hasFirstPicture && index === 0}
              sizes={layout.sizes}
              ratio={layout.ratio}
              heading={heading}
            />
          ))}
        </Slider>
      </section>
    );
  return (
    <section className="section container-wide">
      <SectionHeading title={block.title} description={block.description} />
      <ul className={`grid gap-x-6 gap-y-14 lg:gap-x-10 print:gap-y-6 ${columns}`}>
        {block.cards.map((card, index) => {
          const cell = isFeature ? getFeatureCell(index, block.cards.length) : undefined;
          return (
            <li key={card._key} className={cell?.span}>
              <CardView
                card={card}
                priority={hasFirstPicture && index === 0}
                sizes={layout.sizes}
                ratio={cell?.ratio ?? layout.ratio}
                heading={heading}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function getFeatureCell(index: number, count: number) {
  const isAlone = index === count - 1 && index % 2 === 0;
  return isAlone ? lastAlone : featureCells[index % featureCells.length];
}
