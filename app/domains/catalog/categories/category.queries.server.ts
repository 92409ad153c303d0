import { stylePath } from "~/content/document-address";
import { imageFields, projectAction, projectImage } from "~/content/groq-fragments.server";

/** Every category as `categoryShape`, in the order an editor gave them. */
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
