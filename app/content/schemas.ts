import { z } from "zod";
import { keepAcronyms } from "~/kernel/text";

/** Shapes that many documents share, as the GROQ projections deliver them. `null` from GROQ becomes undefined. */
export const optional = <T extends z.ZodType>(shape: T) =>
  shape.nullish().transform((value) => value ?? undefined);

/** Words a visitor reads: an acronym of the trade stays one, however an editor wrote it (FMT-008). */
export const textSchema = z.string().transform(keepAcronyms);

/** A list an editor may leave out: no list is an empty one. */
export const list = <T extends z.ZodType>(member: T) =>
  z
    .array(member)
    .nullish()
    .transform((members) => members ?? []);

/** A field that means something when nobody filled it in. */
export const withDefault = <T extends z.ZodType>(shape: T, value: z.output<T>) =>
  shape.nullish().transform((given) => given ?? value);

export const imageSchema = z.object({
  /** Address without transform parameters; a path on the embedded lake, an https address on hosted Sanity. */
  src: z.string(),
  alt: textSchema,
  width: z.number(),
  height: z.number(),
  /** A few pixels as a data URI, shown until the picture arrives. */
  lqip: optional(z.string()),
  /** Focal point, 0 to 1 from the left and the top. */
  focus: optional(z.object({ x: z.number(), y: z.number() })),
  /** Parts cut away by the editor, 0 to 1 from each edge. */
  crop: optional(z.object({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() })),
});
export type ContentImage = z.infer<typeof imageSchema>;

/** A link an editor placed: `path` is ours ('/order-samples') or absolute; `variant` picks the look. */
export const actionSchema = z.object({
  text: textSchema,
  /** What a browser says while a pointer rests on it. */
  title: optional(textSchema),
  path: z.string(),
  variant: optional(z.string()),
  target: optional(z.enum(["_self", "_blank"])),
  showIcon: optional(z.boolean()),
});
export type Action = z.infer<typeof actionSchema>;

const spanSchema = z.object({
  _type: z.literal("span"),
  _key: z.string(),
  text: textSchema,
  marks: list(z.string()),
});

/** Portable Text, kept loose where the renderer is closed: unknown block types are dropped by the view. */
export const portableTextSchema = z.array(
  z.looseObject({
    _type: z.string(),
    _key: z.string(),
    children: z.array(z.union([spanSchema, z.looseObject({ _type: z.string() })])).optional(),
  }),
);
export type PortableText = z.infer<typeof portableTextSchema>;

/** A question with its answer (`faqItemProjection`). */
export const faqSchema = z.object({ _key: z.string(), question: textSchema, answer: portableTextSchema });
