import Papa from "papaparse";
import {
  draftPrefix,
  rowOf,
  type SheetColumn,
  type SheetContent,
  type SheetRow,
  sheetColumns,
} from "./sheet-columns";

/** Larger than a catalog of ten thousand styles. */
const longestSheet = 8 * 1024 * 1024;

/** What a file holds, or why it cannot be read. */
export type ReadSheet =
  | { readonly isRead: true; readonly rows: readonly SheetRow[] }
  | { readonly isRead: false; readonly reason: string };

/** The published styles as CSV (RFC 4180), with a line of names above. */
export function sheetOf({ styles, brands }: SheetContent): string {
  const published = styles.filter(({ _id }) => !_id.startsWith(draftPrefix));
  return Papa.unparse(
    { fields: [...sheetColumns], data: published.map((style) => Object.values(rowOf(style, brands))) },
    // Whoever opens it in a spreadsheet sees texts, not formulas.
    { newline: "\r\n", escapeFormulae: true },
  ).concat("\r\n");
}

/** Reads CSV with a line of names; separators of other countries are understood. */
export function readSheet(text: string): ReadSheet {
  if (text.length > longestSheet) return refused("The file is longer than 8 MB.");
  const { data, meta, errors } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (name) => name.trim().toLowerCase(),
    transform: (cell) => cell.trim().replace(/^'(?=[=+\-@])/, ""),
  });
  const names = meta.fields ?? [];
  const unknown = names.filter((name) => !isColumn(name));
  if (!names.includes("code"))
    return refused("There is no column “code”: it says which style a line is about.");
  if (unknown.length > 0)
    return refused(`Unknown column “${unknown[0]}”. Columns are: ${sheetColumns.join(", ")}.`);
  const broken = errors.find(({ type }) => type !== "Delimiter");
  if (broken) return refused(`Line ${lineOf(broken)}: ${broken.message}.`);
  return { isRead: true, rows: data };
}

/** As a spreadsheet counts. The parser counts cells behind the names, and quotes with them. */
function lineOf({ type, row = 0 }: Papa.ParseError): number {
  return type === "Quotes" ? row + 1 : row + 2;
}

function isColumn(name: string): name is SheetColumn {
  return (sheetColumns as readonly string[]).includes(name);
}

function refused(reason: string): ReadSheet {
  return { isRead: false, reason };
}
