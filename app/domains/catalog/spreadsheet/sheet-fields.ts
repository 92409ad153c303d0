import {
  type DocumentFields,
  parseLabels,
  parsePrice,
  type SheetBrand,
  type SheetColumn,
  type SheetRow,
} from "./sheet-columns";

type CellReader = (cell: string, brands: readonly SheetBrand[]) => DocumentFields;

const createTextReader =
  (path: string): CellReader =>
  (cell) => ({ [path]: cell === "" ? null : cell });

/** Converts a valid cell into document fields. */
const cellReaders: Readonly<Record<Exclude<SheetColumn, "code">, CellReader>> = {
  brand: (cell, brands) => ({ brand: { _type: "reference", _ref: findBrandByName(cell, brands)?._id } }),
  line: createTextReader("line"),
  color: createTextReader("color"),
  name: createTextReader("name"),
  "color family": (cell) => ({ family: cell === "" ? null : cell.toLowerCase() }),
  construction: createTextReader("construction"),
  material: createTextReader("material"),
  swatch: createTextReader("swatch"),
  labels: (cell) => ({ labels: parseLabels(cell).length > 0 ? parseLabels(cell) : null }),
  "sample sku": createTextReader("sample.sku"),
  "sample name": createTextReader("sample.name"),
  "sample price": (cell) => ({ "sample.price": parsePrice(cell) }),
  "sample can be ordered": (cell) => {
    if (cell === "") return { "sample.enabled": null };
    return cell.toLowerCase() === "yes"
      ? { orderSample: true, "sample.enabled": true }
      : { "sample.enabled": false };
  },
};

/** Returns the document fields that some columns of a row set. */
export function toDocumentFields(
  row: SheetRow,
  columns: readonly SheetColumn[],
  brands: readonly SheetBrand[],
): DocumentFields {
  return Object.assign(
    {},
    ...columns.map((column) => {
      const cell = row[column];
      return column === "code" || cell === undefined ? {} : cellReaders[column](cell, brands);
    }),
  );
}

/** Finds a brand by its name, ignoring case. */
export function findBrandByName(name: string, brands: readonly SheetBrand[]): SheetBrand | undefined {
  return brands.find((brand) => brand.name.toLowerCase() === name.toLowerCase());
}
