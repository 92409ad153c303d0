import { z } from "zod";
import { capitalizeAcronyms } from "~/kernel/text/text";

/** Schemas shared by many documents, in the form of the GROQ projections. `null` becomes undefined. */
export const nullToUndefined = <T extends z.ZodType>(shape: T) =>
  shape.nullish().transform((value) => value ?? undefined);

/** A visible text. Acronyms of the trade are kept in capitals (FMT-008). */
export const textSchema = z.string().transform(capitalizeAcronyms);

/** Creates the schema of a list; a missing list is empty. */
export const list = <T extends z.ZodType>(member: T) =>
  z
    .array(member)
    .nullish()
    .transform((members) => members ?? []);

/** Creates the schema of a field with a default for a missing value. */
export const withDefault = <T extends z.ZodType>(shape: T, value: z.output<T>) =>
  shape.nullish().transform((parsed) => parsed ?? value);

export const imageSchema = z.object({
  /** The URL without transform parameters: a path on the embedded lake, an https URL on hosted Sanity. */
  src: z.string(),
  alt: textSchema,
  width: z.number(),
  height: z.number(),
  /** A tiny placeholder as a data URI. */
  lqip: nullToUndefined(z.string()),
  /** The focal point, from 0 to 1 from left and top. */
  focus: nullToUndefined(z.object({ x: z.number(), y: z.number() })),
  /** The editor's crop, from 0 to 1 from each edge. */
  crop: nullToUndefined(
    z.object({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() }),
  ),
});
export type ContentImage = z.infer<typeof imageSchema>;

/** A link from the CMS. `path` is a path of the shop ('/order-samples') or an absolute URL. */
export const actionSchema = z.object({
  text: textSchema,
  /** The tooltip. */
  title: nullToUndefined(textSchema),
  path: z.string(),
  variant: nullToUndefined(z.string()),
  target: nullToUndefined(z.enum(["_self", "_blank"])),
  showIcon: nullToUndefined(z.boolean()),
});
export type Action = z.infer<typeof actionSchema>;

const spanSchema = z.object({
  _type: z.literal("span"),
  _key: z.string(),
  text: textSchema,
  marks: list(z.string()),
});

/** Portable Text with loosely parsed blocks. The renderer drops unknown types. */
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
