import Papa from "papaparse";
import { stripFormulaGuards, toCsv } from "~/kernel/csv";
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
/** Of its file, in bytes: some programs write two for each letter. What is larger is not read at all. */
export const largestSheetFile = 2 * longestSheet;
export const sheetTooLong = "The file is longer than 8 MB.";

/** What a file holds, or why it cannot be read. */
export type ReadSheet =
  | { readonly isRead: true; readonly rows: readonly SheetRow[] }
  | { readonly isRead: false; readonly reason: string };

/** The published styles as CSV (RFC 4180), with a line of names above: whoever opens it in a spreadsheet sees texts, not formulas. */
export function sheetOf({ styles, brands }: SheetContent): string {
  const published = styles.filter(({ _id }) => !_id.startsWith(draftPrefix));
  return toCsv([sheetColumns, ...published.map((style) => Object.values(rowOf(style, brands)))]);
}

/** Reads CSV with a line of names; separators of other countries are understood. */
export function readSheet(text: string): ReadSheet {
  if (text.length > longestSheet) return refused(sheetTooLong);
  if (workbookStarts.some((start) => text.startsWith(start))) return refused(isWorkbook);
  const [, named, sheet = ""] = separated.exec(text) ?? [];
  const { data, errors } = Papa.parse<string[]>(sheet, {
    delimiter: named ?? separatorOf(sheet),
    transform: (cell) => stripFormulaGuards(cell.trim()),
  });
  const broken = errors.find(({ type }) => type === "Quotes");
  if (broken) return refused(`Line ${(broken.row ?? 0) + 1}: ${broken.message}.`);
  const top = data.findIndex(isFilled);
  const head = data[top] ?? [];
  const lines = data.filter((_, index) => index !== top);
  const names = withoutEmptyEnd(head.map((name) => name.toLowerCase().replaceAll(/[\s_]+/g, " ")));
  const wrong = wrongNames(names) ?? wrongLine(names, lines);
  return wrong === null ? { isRead: true, rows: rowsOf(names, lines) } : refused(wrong);
}

/** How .xlsx (a ZIP archive) and .xls files begin, whatever their name says. */
const workbookStarts = ["PK\u0003\u0004", "\u00d0\u00cf\u0011\u00e0"];
const isWorkbook = "This file is an Excel workbook, not CSV. In Excel, choose Save As and “CSV UTF-8”.";

/** A byte order mark, then the line in which Excel names the separator; both may be missing. */
const separated = /^\uFEFF?(?:"?sep=(.)"?\r?\n)?(.*)$/is;

/** The sign between the names: there is none of them in a name. */
function separatorOf(sheet: string): string {
  const [names = ""] = sheet.trimStart().split(/[\r\n]/, 1);
  const often = (sign: string) => names.split(sign).length;
  return [",", ";", "\t"].sort((one, other) => often(other) - often(one))[0] ?? ",";
}

function wrongNames(names: readonly string[]): string | null {
  if (!names.includes("code")) return "There is no column “code”: it says which style a line is about.";
  const nameless = names.indexOf("");
  if (nameless >= 0) return `Column ${nameless + 1} has no name.`;
  const unknown = names.find((name) => !isColumn(name));
  if (unknown) return `Unknown column “${unknown}”. Columns are: ${sheetColumns.join(", ")}.`;
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice ? `The column “${twice}” stands there twice.` : null;
}

function wrongLine(names: readonly string[], lines: readonly string[][]): string | null {
  const index = lines.findIndex((line) => withoutEmptyEnd(line).length > names.length);
  if (index < 0) return null;
  const { length } = withoutEmptyEnd(lines[index] ?? []);
  return `Line ${index + 2}: Too many fields: expected ${names.length} fields but parsed ${length}.`;
}

/** An empty line stays, as a row that says nothing: those below it are counted as a spreadsheet counts. */
function rowsOf(names: readonly string[], lines: readonly string[][]): readonly SheetRow[] {
  const last = lines.findLastIndex(isFilled);
  // A line ends where its last cells are empty, in what some programs save.
  const rowOf = (line: readonly string[]) =>
    names.map((name, index) => [name, cellOf(name, line[index] ?? "")] as const);
  return lines.slice(0, last + 1).map((line) => (isFilled(line) ? Object.fromEntries(rowOf(line)) : {}));
}

/** Spreadsheet programs save a check box as TRUE or FALSE. */
function cellOf(name: string, cell: string): string {
  if (name !== "sample can be ordered") return cell;
  return cell.replace(/^true$/i, "yes").replace(/^false$/i, "no");
}

function isFilled(line: readonly string[]): boolean {
  return line.some((cell) => cell !== "");
}

/** Spreadsheets save empty columns behind those that are used. */
function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
}

function isColumn(name: string): name is SheetColumn {
  return (sheetColumns as readonly string[]).includes(name);
}

function refused(reason: string): ReadSheet {
  return { isRead: false, reason };
}
