import { cardFields } from "../parts/card.query.server";
import { projectionOf, stored } from "../projection.server";
import { stepList } from "./step-list.content";

/** What a list of steps asks of the content. */
export const stepListQuery = projectionOf(stepList, {
  ...stored("title", "description"),
  steps: `steps[]{${cardFields}}`,
});
