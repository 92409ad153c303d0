import type { Content } from "~/content/client/content";
import { fetchLeniently } from "~/content/client/lenient-parsing.server";
import { projectImage, projectPortableText } from "~/content/groq-fragments.server";
import type { Log } from "~/kernel/log";
import { type Brand, brandSchema } from "./brand.schema";

const query = `*[_type == "brand" && slug.current == $slug][0]{
  _id, name, "slug": slug.current, shadowText, description,
  "body": ${projectPortableText("body")},
  "image": ${projectImage("image")},
  "hasStyles": count(*[_type == "style" && brand._ref == ^._id]) > 0
}`;

/** Returns the brand with this slug; null if there is none. */
export function findBrand(
  sources: { readonly content: Content; readonly log: Log },
  slug: string,
): Promise<Brand | null> {
  return fetchLeniently(sources, query, { slug }, brandSchema.nullable());
}
