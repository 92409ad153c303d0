import { DocumentSheetIcon } from "@sanity/icons";
import type { Tool } from "sanity";
import { CatalogSheet } from "./catalog-sheet";

/** Door styles out to a spreadsheet, and back in. */
export const catalogSheetTool: Tool = {
  name: "catalog-sheet",
  title: "Spreadsheet",
  icon: DocumentSheetIcon,
  component: CatalogSheet,
};
