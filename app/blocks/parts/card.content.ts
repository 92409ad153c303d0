import { z } from "zod";
import { actionSchema, imageSchema, optional, textSchema, withDefault } from "~/content/schemas";
import { cardIcons } from "../card-icons";

/** One card of a grid, or one step of a list. */
export const cardSchema = z.object({
  _key: z.string(),
  title: textSchema,
  description: optional(textSchema),
  image: optional(imageSchema),
  /** Takes the picture's place under a pointer. */
  hoverImage: optional(imageSchema),
  /** Stands above the title; one the shop does not know (any more) is left out. */
  iconName: optional(z.enum(cardIcons)).catch(undefined),
  /** A few words on the picture. */
  label: optional(textSchema),
  action: optional(actionSchema),
  stepNumber: optional(z.number()),
  hideStepNumber: withDefault(z.boolean(), false),
});
export type Card = z.infer<typeof cardSchema>;
