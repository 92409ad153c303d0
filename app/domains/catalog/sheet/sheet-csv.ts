import Papa from "papaparse";
import { csvOf } from "~/kernel/csv";
import {
  draftPrefix,
  rowOf,
  type SheetColumn,
  type SheetContent,
  type SheetRow,
  type SheetStyle,
  sheetColumns,
} from "./sheet-columns";

/** Larger than a catalog of ten thousand styles. */
const longestSheet = 8 * 1024 * 1024;

/** What a file holds, or why it cannot be read. */
export type ReadSheet =
  | { readonly isRead: true; readonly rows: readonly SheetRow[] }
  | { readonly isRead: false; readonly reason: string };

/** The published styles as CSV (RFC 4180) in the shop's order, with a line of names above. */
export function sheetOf({ styles, brands }: SheetContent): string {
  const published = styles.filter(({ _id }) => !_id.startsWith(draftPrefix)).sort(inShopOrder);
  const lines = published.map((style) => Object.values(rowOf(style, brands)).map(withApostrophe));
  return csvOf([sheetColumns, ...lines]);
}

function inShopOrder(one: SheetStyle, other: SheetStyle): number {
  const byRank = (one.orderRank ?? 0) - (other.orderRank ?? 0);
  return byRank || (one._id < other._id ? -1 : 1);
}

/** An import takes one apostrophe off what a spreadsheet would take for a formula: an editor's own is written twice. */
function withApostrophe(cell: string): string {
  return /^'+[=+\-@]/.test(cell) ? `'${cell}` : cell;
}

/** Reads CSV with a line of names; separators of other countries are understood. */
export function readSheet(text: string): ReadSheet {
  if (text.length > longestSheet) return refused("The file is longer than 8 MB.");
  const { data, meta, errors } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (name) => name.trim().toLowerCase(),
    transform: (cell) => cell.trim().replace(/^'(?='*[=+\-@])/, ""),
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
