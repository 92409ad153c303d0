import { projectActions, projectImage } from "~/content/groq-fragments.server";
import { createProjection, selectFields } from "../projection.server";
import { callToAction } from "./call-to-action.content";

export const callToActionProjection = createProjection(callToAction, {
  ...selectFields("title", "description"),
  image: projectImage("image"),
  actions: projectActions("actions"),
});
