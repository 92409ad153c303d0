import Papa from "papaparse";
import { stripFormulaGuards, toCsv } from "~/kernel/text/csv";
import {
  draftPrefix,
  type SheetColumn,
  type SheetContent,
  type SheetRow,
  sheetColumns,
  toSheetRow,
} from "./sheet-columns";

/** The longest accepted sheet, in characters; a catalog of ten thousand styles fits. */
const maxSheetLength = 8 * 1024 * 1024;
/** In bytes, because some programs write two bytes per character. Larger files are not read. */
export const maxSheetFileBytes = 2 * maxSheetLength;
export const sheetTooLongMessage = "The file is larger than 8 MB.";

/** The rows of a file, or the reason why it cannot be read. */
export type SheetReadResult =
  | { readonly isRead: true; readonly rows: readonly SheetRow[] }
  | { readonly isRead: false; readonly reason: string };

/**
 * Writes the published styles as CSV (RFC 4180) with a header. Cells cannot act as formulas in a spreadsheet
 * program.
 */
export function toSheetCsv({ styles, brands }: SheetContent): string {
  const published = styles.filter(({ _id }) => !_id.startsWith(draftPrefix));
  return toCsv([sheetColumns, ...published.map((style) => Object.values(toSheetRow(style, brands)))]);
}

/** Parses CSV with a header; comma, semicolon and tab are accepted as separators. */
export function parseSheet(text: string): SheetReadResult {
  if (text.length > maxSheetLength) return rejectSheet(sheetTooLongMessage);
  if (workbookSignatures.some((start) => text.startsWith(start))) return rejectSheet(workbookMessage);
  const [, namedSeparator, sheet = ""] = separatorLine.exec(text) ?? [];
  const { data, errors } = Papa.parse<string[]>(sheet, {
    delimiter: namedSeparator ?? detectSeparator(sheet),
    transform: (cell) => stripFormulaGuards(cell.trim()),
  });
  const quoteError = errors.find(({ type }) => type === "Quotes");
  if (quoteError) return rejectSheet(`Line ${(quoteError.row ?? 0) + 1}: ${quoteError.message}.`);
  const top = data.findIndex(isFilled);
  const head = data[top] ?? [];
  const records = data.filter((_, index) => index !== top);
  const names = trimEmptyCells(head.map((name) => name.toLowerCase().replaceAll(/[\s_]+/g, " ")));
  const structureError = findHeaderError(names) ?? findRowError(names, records);
  return structureError === null
    ? { isRead: true, rows: toSheetRows(names, records) }
    : rejectSheet(structureError);
}

/** The first bytes of .xlsx (ZIP) and .xls files. */
const workbookSignatures = ["PK\u0003\u0004", "\u00d0\u00cf\u0011\u00e0"];
const workbookMessage = "This file is an Excel workbook, not CSV. In Excel, choose Save As and “CSV UTF-8”.";

/** An optional byte order mark, then an optional line in which Excel names the separator. */
const separatorLine = /^\uFEFF?(?:"?sep=(.)"?\r?\n)?(.*)$/is;

/** Returns the most frequent separator of the header; column names do not contain separators. */
function detectSeparator(sheet: string): string {
  const [names = ""] = sheet.trimStart().split(/[\r\n]/, 1);
  const countCells = (sign: string) => names.split(sign).length;
  return [",", ";", "\t"].sort((one, other) => countCells(other) - countCells(one))[0] ?? ",";
}

function findHeaderError(names: readonly string[]): string | null {
  if (!names.includes("code")) return "There is no column “code”, which identifies the style on each line.";
  const unnamedIndex = names.indexOf("");
  if (unnamedIndex >= 0) return `Column ${unnamedIndex + 1} has no name.`;
  const unknown = names.find((name) => !isColumn(name));
  if (unknown) return `Unknown column “${unknown}”. Columns are: ${sheetColumns.join(", ")}.`;
  const duplicateName = names.find((name, index) => names.indexOf(name) !== index);
  return duplicateName ? `The column “${duplicateName}” appears twice.` : null;
}

function findRowError(names: readonly string[], records: readonly string[][]): string | null {
  const index = records.findIndex((record) => trimEmptyCells(record).length > names.length);
  if (index < 0) return null;
  const { length } = trimEmptyCells(records[index] ?? []);
  return `Line ${index + 2}: Too many fields: expected ${names.length} fields but parsed ${length}.`;
}

/** Keeps empty lines as empty rows, so that line numbers match the spreadsheet. */
function toSheetRows(names: readonly string[], records: readonly string[][]): readonly SheetRow[] {
  const last = records.findLastIndex(isFilled);
  // Some programs omit empty cells at the end of a line.
  const toRowEntries = (record: readonly string[]) =>
    names.map((name, index) => [name, normalizeCheckbox(name, record[index] ?? "")] as const);
  return records
    .slice(0, last + 1)
    .map((record) => (isFilled(record) ? Object.fromEntries(toRowEntries(record)) : {}));
}

/** Converts the TRUE and FALSE that spreadsheet programs save for a check box. */
function normalizeCheckbox(name: string, cell: string): string {
  if (name !== "sample can be ordered") return cell;
  return cell.replace(/^true$/i, "yes").replace(/^false$/i, "no");
}

function isFilled(record: readonly string[]): boolean {
  return record.some((cell) => cell !== "");
}

/** Spreadsheets save empty columns after the used ones. */
function trimEmptyCells(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
}

function isColumn(name: string): name is SheetColumn {
  return (sheetColumns as readonly string[]).includes(name);
}

function rejectSheet(reason: string): SheetReadResult {
  return { isRead: false, reason };
}
