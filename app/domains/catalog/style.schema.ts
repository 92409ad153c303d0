import { z } from "zod";
import { imageSchema, list, optional, portableTextSchema, textSchema, withDefault } from "~/content/schemas";
import { seoSchema } from "~/domains/seo/seo.schema";
import { centsFromDollars } from "~/kernel/money";
import { toSlug } from "~/kernel/text";

/** A style as cards show it: enough for a picture, a name and a link. */
export const styleCardSchema = z.object({
  code: z.string(),
  title: textSchema,
  line: textSchema,
  color: textSchema,
  /** Small tags an editor wrote. */
  labels: list(textSchema),
  path: z.string(),
  brandName: z.string(),
  swatch: optional(z.string()),
  chip: optional(imageSchema),
  image: imageSchema,
  colorCount: optional(z.number()),
  /** The colors of its line, where the card shows them. */
  colors: list(z.object({ label: textSchema, path: z.string(), image: imageSchema })),
});
export type StyleCard = z.infer<typeof styleCardSchema>;

/** A style's pictures: 'sample' is the door itself, 'base' shows it in detail or in a kitchen. */
export const styleImageSchema = imageSchema.extend({
  type: z.enum(["base", "sample"]),
  label: optional(textSchema),
});
export type StyleImage = z.infer<typeof styleImageSchema>;

/** The door sample a shopper can order of a style; the price arrives in dollars and is cents from here on. */
export const sampleOfferSchema = z.object({
  sku: z.string(),
  name: textSchema,
  price: z.number().nonnegative().transform(centsFromDollars),
});

/** A style as a shelf of cards shows it: its card, and the sample that one press orders. */
export const styleListItemSchema = styleCardSchema.extend({
  sample: optional(sampleOfferSchema),
  /** What its own color is called in the address and in the cart. */
  finishValue: optional(z.string()),
});
export type StyleListItem = z.infer<typeof styleListItemSchema>;

/** On for styles whose maker gave no code: the one in their address is ours and is not shown. */
const codeIsOurs = withDefault(z.boolean(), false);

/** Off where a style offers no samples at all; one that offers them may be out of them (`sample`). */
const samplesAreOffered = withDefault(z.boolean(), true);

/** What choosing a color brings with it: the sibling style's pictures, sample and own page (CAT-005). */
const siblingSchema = z.object({
  code: z.string(),
  codeIsOurs,
  name: textSchema,
  path: z.string(),
  images: list(styleImageSchema),
  orderSample: samplesAreOffered,
  sample: optional(sampleOfferSchema),
  isInVisualizer: withDefault(z.boolean(), false),
});

const finishGroupFields = z.object({
  name: z.string(),
  title: textSchema,
  items: z
    .array(
      z.object({
        value: z.string(),
        label: textSchema,
        image: optional(imageSchema),
        /** Shown first and last on the page while the finish is chosen. */
        previewImage: optional(imageSchema),
        doorImage: optional(imageSchema),
        style: optional(siblingSchema),
      }),
    )
    .min(1),
});
/** A color without a door style of its own is not offered: what would be ordered is another color's sample. */
export const finishGroupSchema = finishGroupFields.transform((group) =>
  group.name === "color" ? { ...group, items: group.items.filter(({ style }) => style) } : group,
);
export type FinishGroup = z.infer<typeof finishGroupSchema>;
export type Finish = FinishGroup["items"][number];

const specificationFaqSchema = z.object({ question: textSchema, answer: portableTextSchema });

const specificationFields = z.object({
  name: optional(z.string()),
  title: textSchema,
  type: optional(z.enum(["video", "faq"])),
  contentFormat: optional(z.enum(["unordered-list", "ordered-list", "text"])),
  contentDisplay: optional(z.enum(["grid-view", "list-view"])),
  showKeys: optional(z.boolean()),
  text: optional(portableTextSchema),
  image: optional(imageSchema),
  props: list(
    z.object({
      label: optional(textSchema),
      value: optional(textSchema),
      title: optional(textSchema),
      videoUrl: optional(z.string()),
      videoType: optional(z.enum(["youtube", "video"])),
      thumbnail: optional(imageSchema),
      faqs: list(specificationFaqSchema),
    }),
  ),
});

/** A section without a name of its own goes by its title. */
export const specificationGroupSchema = specificationFields.transform((group) => ({
  ...group,
  name: group.name ?? toSlug(group.title),
}));
export type SpecificationGroup = z.infer<typeof specificationGroupSchema>;

export const styleSchema = z.object({
  code: z.string(),
  codeIsOurs,
  name: textSchema,
  line: textSchema,
  color: textSchema,
  title: optional(textSchema),
  description: optional(portableTextSchema),
  shortDescription: optional(portableTextSchema),
  labels: list(textSchema),
  brand: z.object({ name: z.string(), path: z.string() }),
  category: optional(z.object({ title: textSchema, path: z.string() })),
  path: z.string(),
  images: list(styleImageSchema),
  sample: optional(sampleOfferSchema),
  orderSample: samplesAreOffered,
  finishGroups: list(finishGroupSchema).transform((groups) => groups.filter(({ items }) => items.length > 0)),
  specView: withDefault(z.enum(["tabular", "tabbing"]), "tabular"),
  specs: list(specificationGroupSchema),
  layout: withDefault(z.enum(["v1", "v2"]), "v1"),
  seo: optional(seoSchema),
  isInVisualizer: withDefault(z.boolean(), false),
  hasVisualizer: z.boolean(),
  related: list(styleListItemSchema),
});
export type Style = z.infer<typeof styleSchema>;
