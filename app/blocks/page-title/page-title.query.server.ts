import { projectAction } from "~/content/groq-fragments.server";
import { createProjection, storedFields } from "../projection.server";
import { pageTitle } from "./page-title.content";

export const pageTitleQuery = createProjection(pageTitle, {
  ...storedFields("variant", "title", "shadowText", "description"),
  action: projectAction("action"),
});
