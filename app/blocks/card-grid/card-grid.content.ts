import { z } from "zod";
import { optional, wordsShape } from "~/content/shapes";
import { blockShape } from "../block-shape";
import { cardShape } from "../parts/card.content";

/** Pictures with a name and a way in; filled in by `studio/schemas/blocks/card-grid.ts`. */
export const cardGrid = blockShape("cardGrid", {
  title: optional(wordsShape),
  description: optional(wordsShape),
  layout: optional(z.enum(["grid-2", "grid-3", "grid-4", "feature", "image-cards"])),
  cards: z.array(cardShape).min(1),
});
