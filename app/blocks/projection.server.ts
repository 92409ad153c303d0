import type { z } from "zod";
import type { BlockType } from "./block-types";

export type Projection<T extends BlockType> = { readonly of: T; readonly fields: string };

type Content = z.ZodObject<{ _key: z.ZodString; _type: z.ZodLiteral<BlockType> }>;
type FieldOf<C extends Content> = Exclude<keyof z.input<C>, "_key" | "_type"> & string;
type NoExtraFields<Fields, Known> = { readonly [F in Exclude<keyof Fields, Known>]: never };

/**
 * Creates the projection of a block: one GROQ expression per field. Missing and superfluous fields are type
 * errors.
 */
export function createProjection<C extends Content, Fields extends { readonly [F in FieldOf<C>]: string }>(
  content: C,
  fields: Fields & NoExtraFields<Fields, FieldOf<C>>,
): Projection<z.output<C>["_type"]> {
  const projectedFields = Object.entries(fields).map(([name, groq]) => `"${name}": ${groq}`);
  return { of: content.shape._type.value, fields: projectedFields.join(", ") };
}

/** Projects fields without changing them. */
export function selectFields<Name extends string>(
  ...names: readonly Name[]
): { readonly [N in Name]: string };
export function selectFields(...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, name]));
}
