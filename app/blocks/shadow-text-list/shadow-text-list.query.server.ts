import { projectPortableText } from "~/content/groq-fragments.server";
import { projectionOf, stored } from "../projection.server";
import { shadowTextList } from "./shadow-text-list.content";

/** What a list asks of the content. */
export const shadowTextListQuery = projectionOf(shadowTextList, {
  ...stored("title", "shadowText", "description"),
  items: `items[]{_key, "text": ${projectPortableText("text")}}`,
});
