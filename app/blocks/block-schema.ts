import { z } from "zod";
import type { BlockType } from "./block-types";

/** A parser of a block of this type. */
export type BlockSchema<T extends BlockType> = z.ZodType<{ readonly _type: T; readonly _key: string }>;

/** Creates the schema of a block: its fields, and its type as literal `_type`. */
export function createBlockSchema<T extends BlockType, Fields extends z.ZodRawShape>(
  type: T,
  fields: Fields,
) {
  return z.object({ _key: z.string(), _type: z.literal(type), ...fields });
}
