import type { SheetContent, SheetRow } from "~/domains/catalog/spreadsheet/sheet-columns";
import { parseSheet } from "~/domains/catalog/spreadsheet/sheet-csv";

/** A catalog of two styles and two brands, in the form that the spreadsheet queries. */
export const navyStyle = {
  _id: "style-trnv",
  _type: "style",
  _rev: "r1",
  code: { current: "trnv" },
  brand: { _type: "reference", _ref: "brand-jsi" },
  line: "Trenton Recessed",
  color: "Navy",
  name: "Trenton Recessed Navy",
  family: "blue",
  swatch: "#22344f",
  labels: ["Painted", "New, here"],
  sample: { _type: "sampleDoor", sku: "SMPL-TRNV", name: "Navy Sample Door", price: 0, enabled: true },
};
export const whiteStyle = {
  ...navyStyle,
  _id: "style-wtse",
  code: { current: "wtse" },
  brand: { _ref: "brand-uscd" },
  labels: null,
  sample: null,
};
export const sheetContent: SheetContent = {
  styles: [navyStyle, whiteStyle],
  brands: [
    { _id: "brand-jsi", name: "JSI Cabinetry" },
    { _id: "brand-uscd", name: "USCD" },
  ],
};

export function parseSheetRows(text: string): readonly SheetRow[] {
  const sheet = parseSheet(text);
  if (!sheet.isRead) throw new Error(sheet.reason);
  return sheet.rows;
}
