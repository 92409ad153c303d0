import { projectActions, projectImage, projectPortableText } from "~/content/groq-fragments.server";
import { createProjection, selectFields } from "../projection.server";
import { mediaContent } from "./media-content.content";

export const mediaContentProjection = createProjection(mediaContent, {
  ...selectFields("layout", "mediaSide", "eyebrow", "title", "caption"),
  body: projectPortableText("body"),
  image: projectImage("image"),
  actions: projectActions("actions"),
});
