import { z } from "zod";
import { list, optional, wordsShape } from "~/content/shapes";
import { sampleOfferShape, styleCardShape } from "./style.schema";

/** A style as a shelf of cards shows it: its card, and the sample that one press orders. */
const shelfStyleShape = styleCardShape.extend({
  sample: optional(sampleOfferShape),
  /** What its own color is called in the address and in the cart. */
  finishValue: optional(z.string()),
});
export type ShelfStyle = z.infer<typeof shelfStyleShape>;

/** A style as lists and searches know it, with what it is filtered, sorted and found by. */
export const listedStyleShape = shelfStyleShape.extend({
  _id: z.string(),
  dependsOn: list(z.string()),
  brandSlug: z.string(),
  construction: optional(z.string()),
  material: optional(z.string()),
  family: optional(z.string()),
  description: optional(wordsShape),
  categoryTitles: list(wordsShape),
  /** ISO 8601; lists sorted by date put styles without one last (ruling C63). */
  publishedAt: optional(z.string()),
  rank: z.number(),
});
export type ListedStyle = z.infer<typeof listedStyleShape>;

/** Of a listed style what goes to the browser. */
export function onShelf(style: ListedStyle): ShelfStyle {
  const { code, title, line, colour, path, brandName, swatch, chip, image, colourCount, colours } = style;
  const { sample, finishValue } = style;
  return {
    code,
    title,
    line,
    colour,
    path,
    brandName,
    swatch,
    chip,
    image,
    colourCount,
    colours,
    sample,
    finishValue,
  };
}
