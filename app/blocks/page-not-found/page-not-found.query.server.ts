import { projectImage } from "~/content/groq-fragments.server";
import { projectionOf, stored } from "../projection.server";
import { pageNotFound } from "./page-not-found.content";

/** What the page that is not there asks of the content. */
export const pageNotFoundQuery = projectionOf(pageNotFound, {
  ...stored("variant", "title", "description"),
  image: projectImage("image"),
});
