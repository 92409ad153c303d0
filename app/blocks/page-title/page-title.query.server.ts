import { projectAction } from "~/content/groq-fragments.server";
import { projectionOf, stored } from "../projection.server";
import { pageTitle } from "./page-title.content";

/** What a page title asks of the content. */
export const pageTitleQuery = projectionOf(pageTitle, {
  ...stored("variant", "title", "shadowText", "description"),
  action: projectAction("action"),
});
