import { z } from "zod";
import { list, optional, textSchema } from "~/content/schemas";
import { type ShelfStyle, shelfStyleShape } from "./style.schema";

export type { ShelfStyle };

/** A style as lists and searches know it, with what it is filtered, sorted and found by. */
export const listedStyleShape = shelfStyleShape.extend({
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
export type ListedStyle = z.infer<typeof listedStyleShape>;

/** Of a listed style what goes to the browser. */
export function onShelf(style: ListedStyle): ShelfStyle {
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
