import { projectActions, projectPortableText } from "~/content/groq-fragments.server";
import { projectionOf, stored } from "../projection.server";
import { richText } from "./rich-text.content";

/** What running text asks of the content. */
export const richTextQuery = projectionOf(richText, {
  ...stored("title", "hasTableOfContents"),
  body: projectPortableText("body"),
  actions: projectActions("actions"),
});
