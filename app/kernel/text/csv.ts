import { type Cents, toDecimalText } from "../money/money";

/** User input, or an amount computed by the shop. */
type Cell = string | Cents;

/** Excel on Windows reads a file as UTF-8 only with this prefix. */
const byteOrderMark = "\uFEFF";

/** Characters that begin a formula, including their East Asian full-width forms. */
const sign = "[=+\\-@＝＋－＠]";
/**
 * The beginning of a cell. Spreadsheets of some countries separate by semicolons or tabs and ignore our quotes. Text
 * after such a separator therefore also begins a cell.
 */
const cellBegins = "(^ *|[;\\t\\r\\n] *)";
const formulas = new RegExp(`${cellBegins}(?='*${sign})`, "g");
const harmlessFormulas = new RegExp(`${cellBegins}'(?='*${sign})`, "g");

/**
 * Formats rows as a CSV file for spreadsheets (RFC 4180), with a byte order mark. Text that a spreadsheet
 * would read as a formula gets an apostrophe, because visitors may have written it. Amounts are plain
 * decimals.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

/** Removes the apostrophes that `toCsv` added. */
export function stripFormulaGuards(text: string): string {
  return text.replace(/^'(?='*[\t\r\n])/, "").replace(harmlessFormulas, "$1");
}

function writeCell(cell: Cell): string {
  return typeof cell === "number" ? toDecimalText(cell) : writeText(cell);
}

function writeText(text: string): string {
  const harmless = text.replace(formulas, "$1'").replace(/^(?='*[\t\r\n])/, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
