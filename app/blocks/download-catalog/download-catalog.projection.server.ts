import { actionFields } from "~/content/groq-fragments.server";
import { createProjection, selectFields } from "../projection.server";
import { downloadCatalog } from "./download-catalog.content";

export const downloadCatalogProjection = createProjection(downloadCatalog, {
  ...selectFields("title", "description", "layout", "label"),
  catalogs: `catalogs[]{_key, ${actionFields}}`,
});
