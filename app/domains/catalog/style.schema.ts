import { z } from "zod";
import { imageShape, optional, portableTextShape } from "~/content/shapes";
import { seoShape } from "~/domains/seo/seo.schema";
import { centsFromDollars } from "~/kernel/money";

const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

/** A style as cards show it: enough for a picture, a name and a link. */
export const styleCardShape = z.object({
  code: z.string(),
  title: z.string(),
  line: z.string(),
  colour: z.string(),
  path: z.string(),
  brandName: z.string(),
  swatch: optional(z.string()),
  chip: optional(imageShape),
  image: imageShape,
  colourCount: optional(z.number()),
});
export type StyleCard = z.infer<typeof styleCardShape>;

/** A style's pictures: 'sample' is the door itself, 'base' shows it in detail or in a kitchen (S1 §3). */
export const styleImageShape = imageShape.extend({
  type: z.enum(["base", "sample"]),
  label: optional(z.string()),
});
export type StyleImage = z.infer<typeof styleImageShape>;

/** The door sample a shopper can order of a style; the price arrives in dollars and is cents from here on. */
export const sampleOfferShape = z.object({
  sku: z.string(),
  name: z.string(),
  price: z.number().nonnegative().transform(centsFromDollars),
});
export type SampleOffer = z.infer<typeof sampleOfferShape>;

/** On for styles whose maker gave no code: the one in their address is ours and is not shown (S3 §2.2). */
const codeIsOurs = z
  .boolean()
  .nullish()
  .transform((ours) => ours ?? false);

/** What choosing a colour brings with it: the sibling style's pictures, sample and own page (ruling D02). */
const siblingShape = z.object({
  code: z.string(),
  codeIsOurs,
  name: z.string(),
  path: z.string(),
  images: list(styleImageShape),
  sample: optional(sampleOfferShape),
});
export type StyleSibling = z.infer<typeof siblingShape>;

export const finishGroupShape = z.object({
  name: z.string(),
  title: z.string(),
  items: z
    .array(
      z.object({
        value: z.string(),
        label: z.string(),
        image: optional(imageShape),
        style: optional(siblingShape),
      }),
    )
    .min(1),
});
export type FinishGroup = z.infer<typeof finishGroupShape>;
export type Finish = FinishGroup["items"][number];

const specFaqShape = z.object({ question: z.string(), answer: portableTextShape });

export const specificationGroupShape = z.object({
  name: z.string(),
  title: z.string(),
  type: optional(z.enum(["video", "faq"])),
  contentFormat: optional(z.enum(["unordered-list", "ordered-list", "text"])),
  contentDisplay: optional(z.enum(["grid-view", "list-view"])),
  showKeys: optional(z.boolean()),
  text: optional(portableTextShape),
  image: optional(imageShape),
  props: list(
    z.object({
      label: optional(z.string()),
      value: optional(z.string()),
      title: optional(z.string()),
      videoUrl: optional(z.string()),
      videoType: optional(z.enum(["youtube", "video"])),
      thumbnail: optional(imageShape),
      faqs: list(specFaqShape),
    }),
  ),
});
export type SpecificationGroup = z.infer<typeof specificationGroupShape>;

export const styleShape = z.object({
  code: z.string(),
  codeIsOurs,
  name: z.string(),
  line: z.string(),
  colour: z.string(),
  title: optional(z.string()),
  description: optional(portableTextShape),
  shortDescription: optional(portableTextShape),
  labels: list(z.string()),
  brand: z.object({ name: z.string(), path: z.string() }),
  category: optional(z.object({ title: z.string(), path: z.string() })),
  path: z.string(),
  images: z.array(styleImageShape).min(1),
  sample: optional(sampleOfferShape),
  orderSample: z
    .boolean()
    .nullish()
    .transform((enabled) => enabled ?? true),
  finishGroups: list(finishGroupShape),
  specView: z
    .enum(["tabular", "tabbing"])
    .nullish()
    .transform((view) => view ?? "tabular"),
  specs: list(specificationGroupShape),
  layout: z
    .enum(["v1", "v2"])
    .nullish()
    .transform((layout) => layout ?? "v1"),
  seo: optional(seoShape),
  related: list(styleCardShape),
});
export type Style = z.infer<typeof styleShape>;
