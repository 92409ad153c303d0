import { cardFields } from "../parts/card.projection.server";
import { createProjection, selectFields } from "../projection.server";
import { stepList } from "./step-list.content";

export const stepListProjection = createProjection(stepList, {
  ...selectFields("title", "description"),
  steps: `steps[]{${cardFields}}`,
});
