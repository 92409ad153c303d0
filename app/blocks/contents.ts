import { z } from "zod";
import { actionShape, imageShape, optional, portableTextShape } from "~/content/shapes";
import { styleCardShape } from "~/domains/catalog/style.schema";
import { sampleShape } from "~/domains/samples/sample.schema";
import { sampleProduct } from "~/domains/samples/sample-product";
import type { BlockType } from "./block-types";

const key = { _key: z.string() };

const card = z.object({
  _key: z.string(),
  title: z.string(),
  description: optional(z.string()),
  image: optional(imageShape),
  action: optional(actionShape),
  stepNumber: optional(z.number()),
});

/** What each block holds, as its GROQ projection delivers it. One entry per block type, or this does not compile. */
export const contents = {
  banner: z.object({
    ...key,
    _type: z.literal("banner"),
    title: z.string(),
    subTitle: optional(z.string()),
    description: optional(z.string()),
    image: imageShape,
    mobileImage: optional(imageShape),
    actions: z
      .array(actionShape)
      .nullish()
      .transform((list) => list ?? []),
    // A layout the shop does not know (any more) is the usual one; the banner stays.
    bannerLayout: optional(z.enum(["full", "split"]).catch("full")),
    ratings: optional(z.object({ text: z.string(), star: z.number() })),
  }),
  pageTitle: z.object({
    ...key,
    _type: z.literal("pageTitle"),
    variant: z.enum(["plain", "shadow-text", "one-column", "two-column"]),
    title: z.string(),
    shadowText: optional(z.string()),
    description: optional(z.string()),
    action: optional(actionShape),
  }),
  mediaContent: z.object({
    ...key,
    _type: z.literal("mediaContent"),
    mediaSide: z.enum(["left", "right"]),
    eyebrow: optional(z.string()),
    title: z.string(),
    body: portableTextShape,
    image: imageShape,
    caption: optional(z.string()),
    actions: z
      .array(actionShape)
      .nullish()
      .transform((list) => list ?? []),
  }),
  cardGrid: z.object({
    ...key,
    _type: z.literal("cardGrid"),
    title: optional(z.string()),
    description: optional(z.string()),
    layout: optional(z.enum(["grid-2", "grid-3", "grid-4", "feature"])),
    cards: z.array(card).min(1),
  }),
  styleSlider: z.object({
    ...key,
    _type: z.literal("styleSlider"),
    title: z.string(),
    description: optional(z.string()),
    action: optional(actionShape),
    styles: z.array(styleCardShape).min(1),
  }),
  styleGrid: z.object({
    ...key,
    _type: z.literal("styleGrid"),
    title: optional(z.string()),
    shadowText: optional(z.string()),
    description: optional(z.string()),
    styles: z.array(styleCardShape.extend({ room: optional(imageShape) })).min(1),
  }),
  reviewCards: z.object({
    ...key,
    _type: z.literal("reviewCards"),
    title: z.string(),
    reviews: z
      .array(
        z.object({
          _key: z.string(),
          name: z.string(),
          rating: z.number(),
          platform: optional(z.string()),
          location: optional(z.string()),
          profilePicture: optional(imageShape),
          reviewText: z.string(),
        }),
      )
      .min(1),
  }),
  faqAccordion: z.object({
    ...key,
    _type: z.literal("faqAccordion"),
    title: z.string(),
    description: optional(z.string()),
    faqs: z.array(z.object({ _key: z.string(), question: z.string(), answer: portableTextShape })).min(1),
  }),
  callToAction: z.object({
    ...key,
    _type: z.literal("callToAction"),
    title: z.string(),
    description: optional(z.string()),
    image: optional(imageShape),
    actions: z.array(actionShape).min(1),
  }),
  richText: z.object({
    ...key,
    _type: z.literal("richText"),
    title: optional(z.string()),
    body: portableTextShape,
  }),
  stepList: z.object({
    ...key,
    _type: z.literal("stepList"),
    title: z.string(),
    description: optional(z.string()),
    steps: z.array(card).min(1),
  }),
  sampleOrderList: z.object({
    ...key,
    _type: z.literal("sampleOrderList"),
    title: optional(z.string()),
    description: optional(z.string()),
    samples: optional(z.array(sampleShape.transform(sampleProduct))),
  }),
} satisfies { [T in BlockType]: z.ZodType };

export type BlockContent<T extends BlockType> = z.infer<(typeof contents)[T]>;

/** A block ready to be rendered: its type decides its content. */
export type Block = { [T in BlockType]: BlockContent<T> }[BlockType];
