import { createProjection, selectFields } from "../projection.server";
import { timeline } from "./timeline.content";

export const timelineProjection = createProjection(timeline, {
  ...selectFields("title", "description"),
  entries: "entries[]{_key, title, when, text}",
});
