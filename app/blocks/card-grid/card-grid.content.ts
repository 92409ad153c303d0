import { z } from "zod";
import { optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";
import { cardSchema } from "../parts/card.content";

/** A grid of pictures with titles and links; its Studio schema is `studio/schemas/blocks/card-grid.ts`. */
export const cardGrid = blockSchema("cardGrid", {
  title: optional(textSchema),
  description: optional(textSchema),
  layout: optional(z.enum(["grid-2", "grid-3", "grid-4", "feature", "image-cards"])),
  cards: z.array(cardSchema).min(1),
});
