import { z } from "zod";
import { actionShape, imageShape, optional, withDefault, wordsShape } from "~/content/shapes";
import { cardIcons } from "~/kernel/card-icons";

/** One card of a grid, or one step of a list. */
export const cardShape = z.object({
  _key: z.string(),
  title: wordsShape,
  description: optional(wordsShape),
  image: optional(imageShape),
  /** Takes the picture's place under a pointer. */
  hoverImage: optional(imageShape),
  /** Stands above the title; one the shop does not know (any more) is left out. */
  iconName: optional(z.enum(cardIcons)).catch(undefined),
  /** A few words on the picture. */
  label: optional(wordsShape),
  action: optional(actionShape),
  stepNumber: optional(z.number()),
  hideStepNumber: withDefault(z.boolean(), false),
});
export type Card = z.infer<typeof cardShape>;
