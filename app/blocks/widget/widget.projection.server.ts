import { projectActions } from "~/content/groq-fragments.server";
import { createProjection, selectFields } from "../projection.server";
import { widget } from "./widget.content";

export const widgetProjection = createProjection(widget, {
  ...selectFields("kind", "title", "description", "scriptUrl", "elementClass", "devices"),
  attributes: "attributes[]{name, value}",
  actions: projectActions("actions"),
});
