import { DocumentSheetIcon } from "@sanity/icons";
import { lazy } from "react";
import type { Tool } from "sanity";

const CatalogSheet = lazy(async () => ({ default: (await import("./catalog-sheet")).CatalogSheet }));

/** Exports door styles to a spreadsheet and imports them. */
export const catalogSheetTool: Tool = {
  name: "catalog-sheet",
  title: "Spreadsheet",
  icon: DocumentSheetIcon,
  component: CatalogSheet,
};
