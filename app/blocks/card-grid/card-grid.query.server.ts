import { cardFields } from "../parts/card.query.server";
import { projectionOf, stored } from "../projection.server";
import { cardGrid } from "./card-grid.content";

/** What a grid of cards asks of the content. */
export const cardGridQuery = projectionOf(cardGrid, {
  ...stored("title", "description", "layout"),
  cards: `cards[]{${cardFields}}`,
});
