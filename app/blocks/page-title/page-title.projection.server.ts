import { projectAction } from "~/content/groq-fragments.server";
import { createProjection, selectFields } from "../projection.server";
import { pageTitle } from "./page-title.content";

export const pageTitleProjection = createProjection(pageTitle, {
  ...selectFields("variant", "title", "shadowText", "description"),
  action: projectAction("action"),
});
