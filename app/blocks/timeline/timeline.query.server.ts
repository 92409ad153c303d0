import { createProjection, storedFields } from "../projection.server";
import { timeline } from "./timeline.content";

export const timelineQuery = createProjection(timeline, {
  ...storedFields("title", "description"),
  entries: "entries[]{_key, title, when, text}",
});
