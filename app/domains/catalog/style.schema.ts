import { z } from "zod";
import { imageShape, list, optional, portableTextShape, withDefault, wordsShape } from "~/content/shapes";
import { seoShape } from "~/domains/seo/seo.schema";
import { centsFromDollars } from "~/kernel/money";
import { slugOf } from "~/kernel/slug";

/** A style as cards show it: enough for a picture, a name and a link. */
export const styleCardShape = z.object({
  code: z.string(),
  title: wordsShape,
  line: wordsShape,
  color: wordsShape,
  /** Small tags an editor wrote. */
  labels: list(wordsShape),
  path: z.string(),
  brandName: z.string(),
  swatch: optional(z.string()),
  chip: optional(imageShape),
  image: imageShape,
  colorCount: optional(z.number()),
  /** The colors of its line, where the card shows them. */
  colors: list(z.object({ label: wordsShape, path: z.string(), image: imageShape })),
});
export type StyleCard = z.infer<typeof styleCardShape>;

/** A style's pictures: 'sample' is the door itself, 'base' shows it in detail or in a kitchen. */
export const styleImageShape = imageShape.extend({
  type: z.enum(["base", "sample"]),
  label: optional(wordsShape),
});
export type StyleImage = z.infer<typeof styleImageShape>;

/** The door sample a shopper can order of a style; the price arrives in dollars and is cents from here on. */
export const sampleOfferShape = z.object({
  sku: z.string(),
  name: wordsShape,
  price: z.number().nonnegative().transform(centsFromDollars),
});

/** A style as a shelf of cards shows it: its card, and the sample that one press orders. */
export const shelfStyleShape = styleCardShape.extend({
  sample: optional(sampleOfferShape),
  /** What its own color is called in the address and in the cart. */
  finishValue: optional(z.string()),
});
export type ShelfStyle = z.infer<typeof shelfStyleShape>;

/** On for styles whose maker gave no code: the one in their address is ours and is not shown. */
const codeIsOurs = withDefault(z.boolean(), false);

/** Off where a style offers no samples at all; one that offers them may be out of them (`sample`). */
const samplesAreOffered = withDefault(z.boolean(), true);

/** What choosing a color brings with it: the sibling style's pictures, sample and own page (CAT-005). */
const siblingShape = z.object({
  code: z.string(),
  codeIsOurs,
  name: wordsShape,
  path: z.string(),
  images: list(styleImageShape),
  orderSample: samplesAreOffered,
  sample: optional(sampleOfferShape),
  isInARoom: withDefault(z.boolean(), false),
});

const finishGroupFields = z.object({
  name: z.string(),
  title: wordsShape,
  items: z
    .array(
      z.object({
        value: z.string(),
        label: wordsShape,
        image: optional(imageShape),
        /** Shown first and last on the page while the finish is chosen. */
        previewImage: optional(imageShape),
        doorImage: optional(imageShape),
        style: optional(siblingShape),
      }),
    )
    .min(1),
});
/** A color without a door style of its own is not offered: what would be ordered is another color's sample. */
export const finishGroupShape = finishGroupFields.transform((group) =>
  group.name === "color" ? { ...group, items: group.items.filter(({ style }) => style) } : group,
);
export type FinishGroup = z.infer<typeof finishGroupShape>;
export type Finish = FinishGroup["items"][number];

const specFaqShape = z.object({ question: wordsShape, answer: portableTextShape });

const specificationFields = z.object({
  name: optional(z.string()),
  title: wordsShape,
  type: optional(z.enum(["video", "faq"])),
  contentFormat: optional(z.enum(["unordered-list", "ordered-list", "text"])),
  contentDisplay: optional(z.enum(["grid-view", "list-view"])),
  showKeys: optional(z.boolean()),
  text: optional(portableTextShape),
  image: optional(imageShape),
  props: list(
    z.object({
      label: optional(wordsShape),
      value: optional(wordsShape),
      title: optional(wordsShape),
      videoUrl: optional(z.string()),
      videoType: optional(z.enum(["youtube", "video"])),
      thumbnail: optional(imageShape),
      faqs: list(specFaqShape),
    }),
  ),
});

/** A section without a name of its own goes by its title. */
export const specificationGroupShape = specificationFields.transform((group) => ({
  ...group,
  name: group.name ?? slugOf(group.title),
}));
export type SpecificationGroup = z.infer<typeof specificationGroupShape>;

export const styleShape = z.object({
  code: z.string(),
  codeIsOurs,
  name: wordsShape,
  line: wordsShape,
  color: wordsShape,
  title: optional(wordsShape),
  description: optional(portableTextShape),
  shortDescription: optional(portableTextShape),
  labels: list(wordsShape),
  brand: z.object({ name: z.string(), path: z.string() }),
  category: optional(z.object({ title: wordsShape, path: z.string() })),
  path: z.string(),
  images: list(styleImageShape),
  sample: optional(sampleOfferShape),
  orderSample: samplesAreOffered,
  finishGroups: list(finishGroupShape).transform((groups) => groups.filter(({ items }) => items.length > 0)),
  specView: withDefault(z.enum(["tabular", "tabbing"]), "tabular"),
  specs: list(specificationGroupShape),
  layout: withDefault(z.enum(["v1", "v2"]), "v1"),
  seo: optional(seoShape),
  isInARoom: withDefault(z.boolean(), false),
  hasVisualizer: z.boolean(),
  related: list(shelfStyleShape),
});
export type Style = z.infer<typeof styleShape>;
