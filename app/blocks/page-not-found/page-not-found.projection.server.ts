import { projectImage } from "~/content/groq-fragments.server";
import { createProjection, selectFields } from "../projection.server";
import { pageNotFound } from "./page-not-found.content";

export const pageNotFoundProjection = createProjection(pageNotFound, {
  ...selectFields("variant", "title", "description"),
  image: projectImage("image"),
});
