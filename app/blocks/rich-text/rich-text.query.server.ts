import { projectActions, projectPortableText } from "~/content/groq-fragments.server";
import { createProjection, storedFields } from "../projection.server";
import { richText } from "./rich-text.content";

export const richTextQuery = createProjection(richText, {
  ...storedFields("title", "hasTableOfContents"),
  body: projectPortableText("body"),
  actions: projectActions("actions"),
});
