import { projectImage } from "~/content/groq-fragments.server";
import { createProjection, storedFields } from "../projection.server";
import { pageNotFound } from "./page-not-found.content";

export const pageNotFoundQuery = createProjection(pageNotFound, {
  ...storedFields("variant", "title", "description"),
  image: projectImage("image"),
});
