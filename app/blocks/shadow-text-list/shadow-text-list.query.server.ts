import { projectPortableText } from "~/content/groq-fragments.server";
import { createProjection, storedFields } from "../projection.server";
import { shadowTextList } from "./shadow-text-list.content";

export const shadowTextListQuery = createProjection(shadowTextList, {
  ...storedFields("title", "shadowText", "description"),
  items: `items[]{_key, "text": ${projectPortableText("text")}}`,
});
