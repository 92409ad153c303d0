import { cardFields } from "../parts/card.query.server";
import { createProjection, storedFields } from "../projection.server";
import { stepList } from "./step-list.content";

/** What a list of steps asks of the content. */
export const stepListQuery = createProjection(stepList, {
  ...storedFields("title", "description"),
  steps: `steps[]{${cardFields}}`,
});
