import { cardFields } from "../parts/card.query.server";
import { createProjection, storedFields } from "../projection.server";
import { stepList } from "./step-list.content";

export const stepListQuery = createProjection(stepList, {
  ...storedFields("title", "description"),
  steps: `steps[]{${cardFields}}`,
});
