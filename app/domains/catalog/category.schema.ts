import { z } from "zod";
import { actionShape, imageShape, list, optional, wordsShape } from "~/content/shapes";

/** A kind of product as its showcase shows it, with the styles an editor chose for it. */
export const categoryShape = z.object({
  _id: z.string(),
  title: wordsShape,
  slug: z.string(),
  shadowText: optional(wordsShape),
  description: optional(wordsShape),
  image: optional(imageShape),
  action: optional(actionShape),
  styles: list(
    z.object({
      _id: z.string(),
      title: wordsShape,
      description: optional(wordsShape),
      image: imageShape,
      path: z.string(),
    }),
  ),
});
export type Category = z.infer<typeof categoryShape>;
