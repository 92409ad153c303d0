import { projectActions, projectImage } from "~/content/groq-fragments.server";
import { createProjection, storedFields } from "../projection.server";
import { callToAction } from "./call-to-action.content";

export const callToActionQuery = createProjection(callToAction, {
  ...storedFields("title", "description"),
  image: projectImage("image"),
  actions: projectActions("actions"),
});
