import {
  parseLabels,
  parsePrice,
  type SheetColumn,
  type SheetContent,
  type SheetRow,
  type SheetStyle,
} from "./sheet-columns";
import { findBrandByName } from "./sheet-fields";
import { colorCodePattern, colorFamilies, sampleSkuPattern } from "./style-patterns";

/** The reasons why a row is rejected, as sentences. */
export type RowErrors = readonly string[];

type Rule = readonly [fits: (cell: string) => boolean, sentence: string];

const families: readonly string[] = colorFamilies;
const isEmpty = (cell: string) => cell === "";
const isFilled = (cell: string) => cell !== "";
const allowEmpty = (fits: (cell: string) => boolean) => (cell: string) => isEmpty(cell) || fits(cell);

/** The same rules as in the Studio's fields. */
const rules: Partial<Readonly<Record<SheetColumn, Rule>>> = {
  code: [
    (cell) => /^[a-z0-9][a-z0-9-]{0,11}$/i.test(cell),
    "The code has up to 12 letters, digits and hyphens.",
  ],
  line: [isFilled, "The line is missing."],
  color: [isFilled, "The color is missing."],
  name: [isFilled, "The name is missing."],
  "color family": [
    allowEmpty((cell) => families.includes(cell.toLowerCase())),
    `The color family is one of: ${families.join(", ")}.`,
  ],
  swatch: [
    allowEmpty((cell) => colorCodePattern.test(cell)),
    "The swatch is a # and six digits or letters a–f.",
  ],
  labels: [(cell) => new Set(parseLabels(cell)).size === parseLabels(cell).length, "A label appears twice."],
  "sample sku": [
    allowEmpty((cell) => sampleSkuPattern.test(cell)),
    "The SKU is SMPL- and the code in capitals.",
  ],
  "sample price": [
    allowEmpty((cell) => parsePrice(cell) !== null),
    "The price is dollars and cents: 12.50, or 0 for a free sample.",
  ],
  "sample can be ordered": [allowEmpty((cell) => /^(yes|no)$/i.test(cell)), "“Can be ordered” is yes or no."],
};

/** A new style requires these columns. */
const requiredColumns: readonly SheetColumn[] = ["brand", "line", "color", "name"];

/** Returns the errors of each row: by itself, against the other rows, and against the catalog. */
export function validateSheetRows(rows: readonly SheetRow[], { styles, brands }: SheetContent) {
  const lineOfCode = listFirstLines(rows, "code");
  const lineOfSku = listFirstLines(rows, "sample sku");
  const ownerOfSku = new Map(styles.map(({ sample, code }) => [sample?.sku ?? "", code?.current]));
  return (row: SheetRow, index: number, existingStyle: SheetStyle | undefined): RowErrors => {
    const code = (row.code ?? "").toLowerCase();
    const sku = row["sample sku"] ?? "";
    const owner = ownerOfSku.get(sku);
    return [
      ...Object.entries(rules).flatMap(([column, [fits, sentence]]) => {
        const cell = row[column as SheetColumn];
        return cell === undefined || fits(cell) ? [] : [sentence];
      }),
      ...(row.brand === undefined || findBrandByName(row.brand, brands)
        ? []
        : [`There is no brand “${row.brand}”.`]),
      ...(existingStyle
        ? []
        : requiredColumns
            .filter((column) => row[column] === undefined)
            .map((column) => `A new style needs its ${column}.`)),
      ...toDuplicateErrors("code", lineOfCode.get(code), index),
      ...toDuplicateErrors("SKU", lineOfSku.get(sku.toLowerCase()), index),
      ...(sku !== "" && owner && owner !== code ? [`The SKU belongs to ${owner}.`] : []),
    ];
  };
}

function listFirstLines(rows: readonly SheetRow[], column: SheetColumn): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const cell = (row[column] ?? "").toLowerCase();
    if (cell !== "" && !lines.has(cell)) lines.set(cell, index);
  }
  return lines;
}

function toDuplicateErrors(fieldLabel: string, first: number | undefined, index: number): RowErrors {
  return first === undefined || first === index ? [] : [`The ${fieldLabel} is already in line ${first + 2}.`];
}
