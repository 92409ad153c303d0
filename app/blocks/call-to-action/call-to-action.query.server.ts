import { projectActions, projectImage } from "~/content/groq-fragments.server";
import { projectionOf, stored } from "../projection.server";
import { callToAction } from "./call-to-action.content";

/** What a call to action asks of the content. */
export const callToActionQuery = projectionOf(callToAction, {
  ...stored("title", "description"),
  image: projectImage("image"),
  actions: projectActions("actions"),
});
