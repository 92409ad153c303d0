import { z } from "zod";
import type { BlockType } from "./block-types";

/** What any block of this type comes down to: its own name and its key in the page's list. */
export type BlockSchema<T extends BlockType> = z.ZodType<{ readonly _type: T; readonly _key: string }>;

/** The shape of a block's content: its fields under the name the page builder knows it by. */
export function blockSchema<T extends BlockType, Fields extends z.ZodRawShape>(type: T, fields: Fields) {
  return z.object({ _key: z.string(), _type: z.literal(type), ...fields });
}
