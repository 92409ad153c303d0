import { projectActions, projectPortableText } from "~/content/groq-fragments.server";
import { createProjection, selectFields } from "../projection.server";
import { richText } from "./rich-text.content";

export const richTextProjection = createProjection(richText, {
  ...selectFields("title", "hasTableOfContents"),
  body: projectPortableText("body"),
  actions: projectActions("actions"),
});
