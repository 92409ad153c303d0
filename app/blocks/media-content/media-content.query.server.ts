import { projectActions, projectImage, projectPortableText } from "~/content/groq-fragments.server";
import { createProjection, storedFields } from "../projection.server";
import { mediaContent } from "./media-content.content";

export const mediaContentQuery = createProjection(mediaContent, {
  ...storedFields("layout", "mediaSide", "eyebrow", "title", "caption"),
  body: projectPortableText("body"),
  image: projectImage("image"),
  actions: projectActions("actions"),
});
