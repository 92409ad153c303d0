import { z } from "zod";
import { imageShape, optional, portableTextShape, wordsShape } from "~/content/shapes";

/** A maker of cabinets, as its own page shows it. */
export const brandShape = z.object({
  _id: z.string(),
  name: wordsShape,
  slug: z.string(),
  shadowText: optional(wordsShape),
  description: optional(wordsShape),
  body: optional(portableTextShape),
  image: optional(imageShape),
  /** Whether there is a door to list already. */
  hasStyles: z.boolean(),
});
export type Brand = z.infer<typeof brandShape>;
