import { projectImage } from "~/content/groq-fragments.server";

/** The projection for `seoSchema`. */
export const seoProjection = `seo{title, description, metaList[]{name, content}, "image": ${projectImage("image")}, noIndex}`;
