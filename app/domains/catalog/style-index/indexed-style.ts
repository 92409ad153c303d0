import { z } from "zod";
import { list, nullToUndefined, textSchema } from "~/content/schemas";
import { type StyleListItem, styleListItemSchema } from "../style.schema";

export type { StyleListItem };

/** A style with the fields for filters, sort orders and search. */
export const indexedStyleSchema = styleListItemSchema.extend({
  _id: z.string(),
  dependsOn: list(z.string()),
  brandSlug: z.string(),
  construction: nullToUndefined(z.string()),
  material: nullToUndefined(z.string()),
  family: nullToUndefined(z.string()),
  description: nullToUndefined(textSchema),
  categoryTitles: list(textSchema),
  /** ISO 8601; styles without a date are last in lists sorted by date (CAT-024). */
  publishedAt: nullToUndefined(z.string()),
  rank: z.number(),
});
export type IndexedStyle = z.infer<typeof indexedStyleSchema>;

/** Keeps only the fields that the browser needs. */
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
