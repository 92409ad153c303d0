import { projectAction, projectImage } from "~/content/groq-fragments.server";
import { createProjection, selectFields } from "../projection.server";
import { gallery } from "./gallery.content";

export const galleryProjection = createProjection(gallery, {
  ...selectFields("title", "description"),
  pictures: `pictures[]{_key, caption, "image": ${projectImage("image")}, "action": ${projectAction("action")}}`,
});
