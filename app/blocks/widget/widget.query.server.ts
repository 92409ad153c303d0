import { links } from "~/content/fragments.server";
import { projectionOf, stored } from "../projection.server";
import { widget } from "./widget.content";

/** What a widget asks of the content. */
export const widgetQuery = projectionOf(widget, {
  ...stored("kind", "title", "description", "scriptUrl", "elementClass", "devices"),
  attributes: "attributes[]{name, value}",
  actions: links("actions"),
});
