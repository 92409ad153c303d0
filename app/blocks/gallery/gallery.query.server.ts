import { link, picture } from "~/content/fragments.server";
import { projectionOf, stored } from "../projection.server";
import { gallery } from "./gallery.content";

/** What a gallery asks of the content. */
export const galleryQuery = projectionOf(gallery, {
  ...stored("title", "description"),
  pictures: `pictures[]{_key, caption, "image": ${picture("image")}, "action": ${link("action")}}`,
});
