import { picture } from "~/content/fragments.server";

/** What an editor says about a document for search engines, as `seoShape`. */
export const seoFields = `seo{title, description, metaList[]{name, content}, "image": ${picture("image")}, noIndex}`;
