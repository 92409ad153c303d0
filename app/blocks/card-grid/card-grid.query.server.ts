import { cardFields } from "../parts/card.query.server";
import { createProjection, storedFields } from "../projection.server";
import { cardGrid } from "./card-grid.content";

export const cardGridQuery = createProjection(cardGrid, {
  ...storedFields("title", "description", "layout"),
  cards: `cards[]{${cardFields}}`,
});
