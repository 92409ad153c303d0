import Papa from "papaparse";
import { type SheetColumn, sheetColumns } from "./sheet-columns";

/** The description and an example of each column. */
export const columnHelp: Readonly<Record<SheetColumn, readonly [meaning: string, example: string]>> = {
  code: [
    "The maker’s short code: up to 12 letters, digits and hyphens. It identifies the style on each line.",
    "shpl",
  ],
  brand: ["The brand name as it appears in the catalog.", "USCD"],
  line: ["The door line.", "Shaker"],
  color: ["The color of the door.", "Plum"],
  name: ["Line and color together.", "Shaker Plum"],
  "color family": ["white, gray, blue, green, black or brown.", "blue"],
  construction: ["The door construction used by list filters: shaker, recessed, raised or slab.", "shaker"],
  material: ["The finish used by list filters: paint, wood or gloss.", "paint"],
  swatch: ["Its color as # and six digits or letters a–f.", "#5a3d5c"],
  labels: ["Small tags on its card, separated by |.", "New | Ships in 5 days"],
  "sample sku": ["SMPL- and the code in capitals.", "SMPL-SHPL"],
  "sample name": ["The sample door's name in the cart.", "Shaker Plum Sample Door"],
  "sample price": ["Dollars and cents: 12.50, or 0 for a free sample.", "12.50"],
  "sample can be ordered": ["yes or no.", "no"],
};

/** Returns a template: all column names and one example style. */
export function toExampleSheet(): string {
  const data = [sheetColumns.map((column) => columnHelp[column][1])];
  return Papa.unparse({ fields: [...sheetColumns], data }, { newline: "\r\n" }).concat("\r\n");
}
