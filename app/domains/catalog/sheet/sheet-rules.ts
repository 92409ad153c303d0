import {
  labelsIn,
  parsePrice,
  type SheetColumn,
  type SheetContent,
  type SheetRow,
  type SheetStyle,
} from "./sheet-columns";
import { brandNamed } from "./sheet-fields";
import { colorCode, colorFamilies, sampleSku } from "./style-patterns";

/** Why a line is refused, in sentences. */
export type Complaints = readonly string[];

type Rule = readonly [fits: (cell: string) => boolean, sentence: string];

const families: readonly string[] = colorFamilies;
const empty = (cell: string) => cell === "";
const filled = (cell: string) => cell !== "";
const orEmpty = (fits: (cell: string) => boolean) => (cell: string) => empty(cell) || fits(cell);

/** As the Studio asks it of each field. */
const rules: Partial<Readonly<Record<SheetColumn, Rule>>> = {
  code: [
    (cell) => /^[a-z0-9][a-z0-9-]{0,11}$/i.test(cell),
    "The code has up to 12 letters, digits and hyphens.",
  ],
  line: [filled, "The line is missing."],
  color: [filled, "The color is missing."],
  name: [filled, "The name is missing."],
  "color family": [
    orEmpty((cell) => families.includes(cell.toLowerCase())),
    `The color family is one of: ${families.join(", ")}.`,
  ],
  swatch: [orEmpty((cell) => colorCode.test(cell)), "The swatch is a # and six digits or letters a–f."],
  labels: [(cell) => new Set(labelsIn(cell)).size === labelsIn(cell).length, "A label stands there twice."],
  "sample sku": [orEmpty((cell) => sampleSku.test(cell)), "The SKU is SMPL- and the code in capitals."],
  "sample price": [
    orEmpty((cell) => parsePrice(cell) !== null),
    "The price is dollars and cents: 12.50, or 0 for a free sample.",
  ],
  "sample can be ordered": [orEmpty((cell) => /^(yes|no)$/i.test(cell)), "“Can be ordered” is yes or no."],
};

/** A new style cannot do without these. */
const needed: readonly SheetColumn[] = ["brand", "line", "color", "name"];

/** What speaks against each line of a sheet: alone, beside the other lines, and beside the catalog. */
export function complaintsOf(rows: readonly SheetRow[], { styles, brands }: SheetContent) {
  const lineOfCode = firstLines(rows, "code");
  const lineOfSku = firstLines(rows, "sample sku");
  const ownerOfSku = new Map(styles.map(({ sample, code }) => [sample?.sku ?? "", code?.current]));
  return (row: SheetRow, index: number, known: SheetStyle | undefined): Complaints => {
    const code = (row.code ?? "").toLowerCase();
    const sku = row["sample sku"] ?? "";
    const owner = ownerOfSku.get(sku);
    return [
      ...Object.entries(rules).flatMap(([column, [fits, sentence]]) => {
        const cell = row[column as SheetColumn];
        return cell === undefined || fits(cell) ? [] : [sentence];
      }),
      ...(row.brand === undefined || brandNamed(row.brand, brands)
        ? []
        : [`There is no brand “${row.brand}”.`]),
      ...(known
        ? []
        : needed
            .filter((column) => row[column] === undefined)
            .map((column) => `A new style needs its ${column}.`)),
      ...twice("code", lineOfCode.get(code), index),
      ...twice("SKU", lineOfSku.get(sku.toLowerCase()), index),
      ...(sku !== "" && owner && owner !== code ? [`The SKU belongs to ${owner}.`] : []),
    ];
  };
}

function firstLines(rows: readonly SheetRow[], column: SheetColumn): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const cell = (row[column] ?? "").toLowerCase();
    if (cell !== "" && !lines.has(cell)) lines.set(cell, index);
  }
  return lines;
}

function twice(what: string, first: number | undefined, index: number): Complaints {
  return first === undefined || first === index ? [] : [`The ${what} stands in line ${first + 2} already.`];
}
