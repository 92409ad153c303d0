import { z } from "zod";

/** Shapes that many documents share, as the GROQ projections deliver them. `null` from GROQ becomes undefined. */
export const optional = <T extends z.ZodType>(shape: T) =>
  shape.nullish().transform((value) => value ?? undefined);

export const imageShape = z.object({
  /** Address without transform parameters; a path on the embedded lake, an https address on hosted Sanity. */
  src: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  /** A few pixels as a data URI, shown until the picture arrives. */
  lqip: optional(z.string()),
  /** Focal point, 0 to 1 from the left and the top. */
  focus: optional(z.object({ x: z.number(), y: z.number() })),
  /** Parts cut away by the editor, 0 to 1 from each edge. */
  crop: optional(z.object({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() })),
});
export type ContentImage = z.infer<typeof imageShape>;

/** A link an editor placed: `path` is ours ('/order-samples') or absolute; `variant` picks the look (ruling C71). */
export const actionShape = z.object({
  text: z.string(),
  path: z.string(),
  variant: optional(z.string()),
  target: optional(z.enum(["_self", "_blank"])),
  showIcon: optional(z.boolean()),
});
export type Action = z.infer<typeof actionShape>;

/** Where the shop stands, as far as an editor wrote it down. */
export const shopAddressShape = z.object({
  street: optional(z.string()),
  city: optional(z.string()),
  state: optional(z.string()),
  zip: optional(z.string()),
});

const spanShape = z.object({
  _type: z.literal("span"),
  _key: z.string(),
  text: z.string(),
  marks: z
    .array(z.string())
    .nullish()
    .transform((marks) => marks ?? []),
});

/** Portable Text, kept loose where the renderer is closed: unknown block types are dropped by the view. */
export const portableTextShape = z.array(
  z.looseObject({
    _type: z.string(),
    _key: z.string(),
    children: z.array(z.union([spanShape, z.looseObject({ _type: z.string() })])).optional(),
  }),
);
export type PortableText = z.infer<typeof portableTextShape>;
