import { z } from "zod";
import { actionSchema, imageSchema, nullToUndefined, textSchema, withDefault } from "~/content/schemas";
import { cardIcons } from "./card-icons";

/** A card of a grid, or a step of a list. */
export const cardSchema = z.object({
  _key: z.string(),
  title: textSchema,
  description: nullToUndefined(textSchema),
  image: nullToUndefined(imageSchema),
  /** Replaces the picture on hover. */
  hoverImage: nullToUndefined(imageSchema),
  /** Shown above the title; an unknown icon is dropped. */
  iconName: nullToUndefined(z.enum(cardIcons)).catch(undefined),
  /** A short text on the picture. */
  label: nullToUndefined(textSchema),
  action: nullToUndefined(actionSchema),
  stepNumber: nullToUndefined(z.number()),
  hideStepNumber: withDefault(z.boolean(), false),
});
export type Card = z.infer<typeof cardSchema>;
