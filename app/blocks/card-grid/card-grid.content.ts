import { z } from "zod";
import { optional, textSchema } from "~/content/schemas";
import { blockShape } from "../block-shape";
import { cardShape } from "../parts/card.content";

/** Pictures with a name and a way in; filled in by `studio/schemas/blocks/card-grid.ts`. */
export const cardGrid = blockShape("cardGrid", {
  title: optional(textSchema),
  description: optional(textSchema),
  layout: optional(z.enum(["grid-2", "grid-3", "grid-4", "feature", "image-cards"])),
  cards: z.array(cardShape).min(1),
});
