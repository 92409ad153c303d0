import { links, words } from "~/content/fragments.server";
import { projectionOf, stored } from "../projection.server";
import { richText } from "./rich-text.content";

/** What running text asks of the content. */
export const richTextQuery = projectionOf(richText, {
  ...stored("title", "hasTableOfContents"),
  body: words("body"),
  actions: links("actions"),
});
