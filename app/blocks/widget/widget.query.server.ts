import { projectActions } from "~/content/groq-fragments.server";
import { projectionOf, stored } from "../projection.server";
import { widget } from "./widget.content";

/** What a widget asks of the content. */
export const widgetQuery = projectionOf(widget, {
  ...stored("kind", "title", "description", "scriptUrl", "elementClass", "devices"),
  attributes: "attributes[]{name, value}",
  actions: projectActions("actions"),
});
