import { z } from "zod";
import { actionSchema, imageSchema, optional, textSchema, withDefault } from "~/content/schemas";
import { cardIcons } from "./card-icons";

/** A card of a grid, or a step of a list. */
export const cardSchema = z.object({
  _key: z.string(),
  title: textSchema,
  description: optional(textSchema),
  image: optional(imageSchema),
  /** Replaces the picture on hover. */
  hoverImage: optional(imageSchema),
  /** Shown above the title; an unknown icon is dropped. */
  iconName: optional(z.enum(cardIcons)).catch(undefined),
  /** A short text on the picture. */
  label: optional(textSchema),
  action: optional(actionSchema),
  stepNumber: optional(z.number()),
  hideStepNumber: withDefault(z.boolean(), false),
});
export type Card = z.infer<typeof cardSchema>;
