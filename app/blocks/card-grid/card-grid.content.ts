import { z } from "zod";
import { nullToUndefined, textSchema } from "~/content/schemas";
import { createBlockSchema } from "../block-schema";
import { cardSchema } from "../parts/card.content";

/** A grid of pictures with titles and links; its Studio schema is `studio/schemas/blocks/card-grid.ts`. */
export const cardGrid = createBlockSchema("cardGrid", {
  title: nullToUndefined(textSchema),
  description: nullToUndefined(textSchema),
  layout: nullToUndefined(z.enum(["grid-2", "grid-3", "grid-4", "feature", "image-cards"])),
  cards: z.array(cardSchema).min(1),
});
