import { link, picture, shelfStyleFields } from "~/content/fragments.server";

/** Every category as `categoryShape`, in the order an editor gave them. */
export const categoriesQuery = `*[_type == "category" && defined(slug.current)] | order(orderRank asc, title asc){
  _id, title, "slug": slug.current, shadowText, description,
  "image": ${picture("image")},
  "action": ${link("action")},
  "styles": styles[]->{
    ${shelfStyleFields}, "description": pt::text(description)
  }
}`;
