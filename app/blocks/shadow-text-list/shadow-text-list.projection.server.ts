import { projectPortableText } from "~/content/groq-fragments.server";
import { createProjection, selectFields } from "../projection.server";
import { shadowTextList } from "./shadow-text-list.content";

export const shadowTextListProjection = createProjection(shadowTextList, {
  ...selectFields("title", "shadowText", "description"),
  items: `items[]{_key, "text": ${projectPortableText("text")}}`,
});
