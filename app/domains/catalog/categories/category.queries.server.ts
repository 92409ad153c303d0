import { stylePath } from "~/content/document-address";
import { imageFields, projectAction, projectImage } from "~/content/groq-fragments.server";

/** Every category for `categorySchema`, in editorial order. */
export const categoriesQuery = `*[_type == "category" && defined(slug.current)] | order(orderRank asc, title asc){
  _id, title, "slug": slug.current, shadowText, description,
  "image": ${projectImage("image")},
  "action": ${projectAction("action")},
  "styles": styles[]->{
    _id, "title": name, "description": pt::text(description),
    "image": images[defined(asset)][0]{${imageFields}},
    "path": ${stylePath}
  }
}`;
