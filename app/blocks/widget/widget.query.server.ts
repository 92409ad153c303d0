import { projectActions } from "~/content/groq-fragments.server";
import { createProjection, storedFields } from "../projection.server";
import { widget } from "./widget.content";

export const widgetQuery = createProjection(widget, {
  ...storedFields("kind", "title", "description", "scriptUrl", "elementClass", "devices"),
  attributes: "attributes[]{name, value}",
  actions: projectActions("actions"),
});
