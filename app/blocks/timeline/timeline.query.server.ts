import { projectionOf, stored } from "../projection.server";
import { timeline } from "./timeline.content";

/** What a timeline asks of the content. */
export const timelineQuery = projectionOf(timeline, {
  ...stored("title", "description"),
  entries: "entries[]{_key, title, when, text}",
});
