import { links, picture, words } from "~/content/fragments.server";
import { projectionOf, stored } from "../projection.server";
import { mediaContent } from "./media-content.content";

/** What a picture beside words asks of the content. */
export const mediaContentQuery = projectionOf(mediaContent, {
  ...stored("layout", "mediaSide", "eyebrow", "title", "caption"),
  body: words("body"),
  image: picture("image"),
  actions: links("actions"),
});
