import { actionFields } from "~/content/groq-fragments.server";
import { projectionOf, stored } from "../projection.server";
import { downloadCatalog } from "./download-catalog.content";

/** What catalogs ask of the content. */
export const downloadCatalogQuery = projectionOf(downloadCatalog, {
  ...stored("title", "description", "layout", "label"),
  catalogs: `catalogs[]{_key, ${actionFields}}`,
});
