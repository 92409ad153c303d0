import { action, image, references, type Stored, slug } from "./stored";
import { styleId } from "./styles";

type Category = {
  readonly slug: string;
  readonly title: string;
  readonly shadowText: string;
  readonly description: string;
  readonly picture: readonly [file: string, alt: string];
  readonly styles: string;
  readonly action: { readonly text: string; readonly path: string };
};

const list = "/products/kitchen-cabinets";

/** One for all cabinets, one for each shape of door; each has its page below /products. */
const categories: readonly Category[] = [
  {
    slug: "kitchen-cabinets",
    title: "Kitchen Cabinets",
    shadowText: "Cabinets",
    description: "Sixty doors in sixteen lines by two makers, all shown straight on and in the same light.",
    picture: [
      "brand/kitchen-cabinets.webp",
      "White kitchen with a navy island, oak floor and brass pendants",
    ],
    styles: "trnv wtse yssg amwt upbw oxm tdwd dvwt",
    action: { text: "See all kitchen cabinets", path: list },
  },
  {
    slug: "shaker",
    title: "Shaker Doors",
    shadowText: "Shaker",
    description:
      "Five pieces, a flat panel and square edges: the door that suits a farmhouse and a city apartment alike. Rails differ in width, so compare two samples.",
    picture: ["scenes/kitchen-1.webp", "Sage shaker wall units beside a window, oak island in front"],
    styles: "wtse awsk dvsk gyse bksr hysk cinsk ivys amwt amms eswt torw",
    action: { text: "All cabinets of the Shaker line", path: `${list}/uscd` },
  },
  {
    slug: "recessed",
    title: "Recessed Panel Doors",
    shadowText: "Recessed",
    description:
      "A flat panel set back into a frame with a softened inner edge. Quieter than a raised panel, dressier than a plain shaker, and easy to keep clean.",
    picture: ["scenes/kitchen-6.webp", "Navy galley kitchen with a window above the sink"],
    styles: "trnv trry trgr trlg trdg trwt awrs amrc upbr oxm oxw oxs",
    action: { text: "Cabinets by JSI", path: `${list}/jsi-cabinetry` },
  },
  {
    slug: "raised-panel",
    title: "Raised Panel Doors",
    shadowText: "Raised",
    description:
      "The panel rises in the middle and catches the light along its slope. The most traditional door we carry, at home with crown molding and warm paint.",
    picture: ["scenes/kitchen-4.webp", "Dark wood kitchen with raised panel doors and iron lanterns"],
    styles: "yrsg yrag yrnv yrgr yrwt yrdw dvwt dvcs dvln sdcb awcr",
    action: { text: "Cabinets by JSI", path: `${list}/jsi-cabinetry` },
  },
  {
    slug: "slab",
    title: "Slab Doors",
    shadowText: "Slab",
    description:
      "One flat surface without a frame, in paint, wood grain, matte or gloss. The grain and the handle do all the talking, and there is no corner for dust.",
    picture: ["scenes/kitchen-2.webp", "Charcoal slab kitchen with a pale stone waterfall island"],
    styles: "yssg ysch ysnv ysgr yslg tdwd tgwd twpn vmnt vpbc pmgw",
    action: { text: "Cabinets by USCD", path: `${list}/uscd` },
  },
];

export const categoryDocuments: readonly Stored[] = categories.map((category, index) => ({
  _id: `category-${category.slug}`,
  _type: "category",
  title: category.title,
  slug: slug(category.slug),
  shadowText: category.shadowText,
  description: category.description,
  image: image(...category.picture, { x: 0.5, y: 0.6 }),
  styles: references(category.styles.split(" ").map(styleId)),
  action: action({ ...category.action, variant: "primary" }),
  orderRank: (index + 1) * 10,
}));
