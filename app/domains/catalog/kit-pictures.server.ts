import { z } from "zod";
import type { Content } from "~/content/client/content";
import { imageFields } from "~/content/groq-fragments.server";
import { imageSchema } from "~/content/schemas";

const query = `*[_type == "style" && defined(images[0].asset)] | order(orderRank asc)[0...9]{
  name, "image": images[defined(asset)][0]{${imageFields}}
}`;

/** Returns a few pictures of doors for the page of the design system. */
export function listKitPictures({ content }: { readonly content: Content }) {
  return content.fetch(query, {}, z.array(z.object({ name: z.string(), image: imageSchema })));
}
