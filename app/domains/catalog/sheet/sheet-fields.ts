import {
  type Fields,
  labelsIn,
  parsePrice,
  type SheetBrand,
  type SheetColumn,
  type SheetRow,
} from "./sheet-columns";

type Reader = (cell: string, brands: readonly SheetBrand[]) => Fields;

const text =
  (path: string): Reader =>
  (cell) => ({ [path]: cell === "" ? null : cell });

/** What a cell says to the document; it has passed the rules by then. */
const readers: Readonly<Record<Exclude<SheetColumn, "code">, Reader>> = {
  brand: (cell, brands) => ({ brand: { _type: "reference", _ref: brandNamed(cell, brands)?._id } }),
  line: text("line"),
  color: text("color"),
  name: text("name"),
  "color family": (cell) => ({ family: cell === "" ? null : cell.toLowerCase() }),
  construction: text("construction"),
  material: text("material"),
  swatch: text("swatch"),
  labels: (cell) => ({ labels: labelsIn(cell).length > 0 ? labelsIn(cell) : null }),
  "sample sku": text("sample.sku"),
  "sample name": text("sample.name"),
  "sample price": (cell) => ({ "sample.price": parsePrice(cell) }),
  "sample can be ordered": (cell) => {
    if (cell === "") return { "sample.enabled": null };
    return cell.toLowerCase() === "yes"
      ? { orderSample: true, "sample.enabled": true }
      : { "sample.enabled": false };
  },
};

/** The fields that some columns of a line set. */
export function fieldsOf(
  row: SheetRow,
  columns: readonly SheetColumn[],
  brands: readonly SheetBrand[],
): Fields {
  return Object.assign(
    {},
    ...columns.map((column) => {
      const cell = row[column];
      return column === "code" || cell === undefined ? {} : readers[column](cell, brands);
    }),
  );
}

/** Brands are named as they are called, in any case. */
export function brandNamed(name: string, brands: readonly SheetBrand[]): SheetBrand | undefined {
  return brands.find((brand) => brand.name.toLowerCase() === name.toLowerCase());
}
