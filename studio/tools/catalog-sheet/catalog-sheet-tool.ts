import { DocumentSheetIcon } from "@sanity/icons";
import { lazy } from "react";
import type { Tool } from "sanity";

const CatalogSheet = lazy(async () => ({ default: (await import("./catalog-sheet")).CatalogSheet }));

/** Door styles out to a spreadsheet, and back in. */
export const catalogSheetTool: Tool = {
  name: "catalog-sheet",
  title: "Spreadsheet",
  icon: DocumentSheetIcon,
  component: CatalogSheet,
};
