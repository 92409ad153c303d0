import { projectActions, projectImage, projectPortableText } from "~/content/groq-fragments.server";
import { projectionOf, stored } from "../projection.server";
import { mediaContent } from "./media-content.content";

/** What a picture beside words asks of the content. */
export const mediaContentQuery = projectionOf(mediaContent, {
  ...stored("layout", "mediaSide", "eyebrow", "title", "caption"),
  body: projectPortableText("body"),
  image: projectImage("image"),
  actions: projectActions("actions"),
});
