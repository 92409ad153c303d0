import { projectAction, projectImage } from "~/content/groq-fragments.server";
import { createProjection, storedFields } from "../projection.server";
import { gallery } from "./gallery.content";

export const galleryQuery = createProjection(gallery, {
  ...storedFields("title", "description"),
  pictures: `pictures[]{_key, caption, "image": ${projectImage("image")}, "action": ${projectAction("action")}}`,
});
