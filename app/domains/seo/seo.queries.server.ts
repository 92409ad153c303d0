import { projectImage } from "~/content/groq-fragments.server";

/** What an editor says about a document for search engines, as `seoSchema`. */
export const seoProjection = `seo{title, description, metaList[]{name, content}, "image": ${projectImage("image")}, noIndex}`;
