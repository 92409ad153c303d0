import { z } from "zod";
import {
  imageSchema,
  list,
  nullToUndefined,
  portableTextSchema,
  textSchema,
  withDefault,
} from "~/content/schemas";
import { seoSchema } from "~/domains/seo/seo.schema";
import { centsFromDollars } from "~/kernel/money/money";
import { toSlug } from "~/kernel/text/text";

/** A style with the fields of a card: picture, name and link. */
export const styleCardSchema = z.object({
  code: z.string(),
  title: textSchema,
  line: textSchema,
  color: textSchema,
  /** Small labels written by an editor. */
  labels: list(textSchema),
  path: z.string(),
  brandName: z.string(),
  swatch: nullToUndefined(z.string()),
  chip: nullToUndefined(imageSchema),
  image: imageSchema,
  colorCount: nullToUndefined(z.number()),
  /** The colors of the line, if the card shows them. */
  colors: list(z.object({ label: textSchema, path: z.string(), image: imageSchema })),
});
export type StyleCard = z.infer<typeof styleCardSchema>;

/** A picture of a style: 'sample' shows the door itself, 'base' a detail or a kitchen. */
export const styleImageSchema = imageSchema.extend({
  type: z.enum(["base", "sample"]),
  label: nullToUndefined(textSchema),
});
export type StyleImage = z.infer<typeof styleImageSchema>;

/** The sample of a style. The price arrives in dollars and is converted to cents. */
export const sampleOfferSchema = z.object({
  sku: z.string(),
  name: textSchema,
  price: z.number().nonnegative().transform(centsFromDollars),
});

/** A style in a list: its card, and the sample that one click orders. */
export const styleListItemSchema = styleCardSchema.extend({
  sample: nullToUndefined(sampleOfferSchema),
  /** The value of the style's color in URLs and in the cart. */
  finishValue: nullToUndefined(z.string()),
});
export type StyleListItem = z.infer<typeof styleListItemSchema>;

/** True if the manufacturer gave no code: the code in the URL is internal and is not shown. */
const codeIsOurs = withDefault(z.boolean(), false);

/** False if the style has no samples at all. A style with samples may still have none in stock (`sample`). */
const samplesAreOffered = withDefault(z.boolean(), true);

/** The data of a color's style: pictures, sample and page (CAT-005). */
const siblingSchema = z.object({
  code: z.string(),
  codeIsOurs,
  name: textSchema,
  path: z.string(),
  images: list(styleImageSchema),
  orderSample: samplesAreOffered,
  sample: nullToUndefined(sampleOfferSchema),
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
        image: nullToUndefined(imageSchema),
        /** Shown first and last on the page while the finish is chosen. */
        previewImage: nullToUndefined(imageSchema),
        doorImage: nullToUndefined(imageSchema),
        style: nullToUndefined(siblingSchema),
      }),
    )
    .min(1),
});
/** Drops colors without a style, because their sample would be that of another color. */
export const finishGroupSchema = finishGroupFields.transform((group) =>
  group.name === "color" ? { ...group, items: group.items.filter(({ style }) => style) } : group,
);
export type FinishGroup = z.infer<typeof finishGroupSchema>;
export type Finish = FinishGroup["items"][number];

const specificationFaqSchema = z.object({ question: textSchema, answer: portableTextSchema });

const specificationFields = z.object({
  name: nullToUndefined(z.string()),
  title: textSchema,
  type: nullToUndefined(z.enum(["video", "faq"])),
  contentFormat: nullToUndefined(z.enum(["unordered-list", "ordered-list", "text"])),
  contentDisplay: nullToUndefined(z.enum(["grid-view", "list-view"])),
  showKeys: nullToUndefined(z.boolean()),
  text: nullToUndefined(portableTextSchema),
  image: nullToUndefined(imageSchema),
  props: list(
    z.object({
      label: nullToUndefined(textSchema),
      value: nullToUndefined(textSchema),
      title: nullToUndefined(textSchema),
      videoUrl: nullToUndefined(z.string()),
      videoType: nullToUndefined(z.enum(["youtube", "video"])),
      thumbnail: nullToUndefined(imageSchema),
      faqs: list(specificationFaqSchema),
    }),
  ),
});

/** The name of a section defaults to its title. */
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
  title: nullToUndefined(textSchema),
  description: nullToUndefined(portableTextSchema),
  shortDescription: nullToUndefined(portableTextSchema),
  labels: list(textSchema),
  brand: z.object({ name: z.string(), path: z.string() }),
  category: nullToUndefined(z.object({ title: textSchema, path: z.string() })),
  path: z.string(),
  images: list(styleImageSchema),
  sample: nullToUndefined(sampleOfferSchema),
  orderSample: samplesAreOffered,
  finishGroups: list(finishGroupSchema).transform((groups) => groups.filter(({ items }) => items.length > 0)),
  specView: withDefault(z.enum(["tabular", "tabbing"]), "tabular"),
  specs: list(specificationGroupSchema),
  layout: withDefault(z.enum(["v1", "v2"]), "v1"),
  seo: nullToUndefined(seoSchema),
  isInVisualizer: withDefault(z.boolean(), false),
  hasVisualizer: z.boolean(),
  related: list(styleListItemSchema),
});
export type Style = z.infer<typeof styleSchema>;
