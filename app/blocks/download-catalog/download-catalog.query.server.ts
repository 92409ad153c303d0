import { actionFields } from "~/content/groq-fragments.server";
import { createProjection, storedFields } from "../projection.server";
import { downloadCatalog } from "./download-catalog.content";

export const downloadCatalogQuery = createProjection(downloadCatalog, {
  ...storedFields("title", "description", "layout", "label"),
  catalogs: `catalogs[]{_key, ${actionFields}}`,
});
