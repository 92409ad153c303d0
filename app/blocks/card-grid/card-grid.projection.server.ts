import { cardFields } from "../parts/card.projection.server";
import { createProjection, selectFields } from "../projection.server";
import { cardGrid } from "./card-grid.content";

export const cardGridProjection = createProjection(cardGrid, {
  ...selectFields("title", "description", "layout"),
  cards: `cards[]{${cardFields}}`,
});
