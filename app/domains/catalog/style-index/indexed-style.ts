import { z } from "zod";
import { list, optional, textSchema } from "~/content/schemas";
import { type StyleListItem, styleListItemSchema } from "../style.schema";

export type { StyleListItem };

/** A style as lists and searches know it, with what it is filtered, sorted and found by. */
export const indexedStyleSchema = styleListItemSchema.extend({
  _id: z.string(),
  dependsOn: list(z.string()),
  brandSlug: z.string(),
  construction: optional(z.string()),
  material: optional(z.string()),
  family: optional(z.string()),
  description: optional(textSchema),
  categoryTitles: list(textSchema),
  /** ISO 8601; lists sorted by date put styles without one last (CAT-024). */
  publishedAt: optional(z.string()),
  rank: z.number(),
});
export type IndexedStyle = z.infer<typeof indexedStyleSchema>;

/** Of a listed style what goes to the browser. */
export function toStyleListItem(style: IndexedStyle): StyleListItem {
  const { code, title, line, color, labels, path, brandName, swatch, chip, image } = style;
  const { colorCount, colors, sample, finishValue } = style;
  return {
    code,
    title,
    line,
    color,
    labels,
    path,
    brandName,
    swatch,
    chip,
    image,
    colorCount,
    colors,
    sample,
    finishValue,
  };
}
