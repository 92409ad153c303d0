import { type Cents, decimalOf } from "./money";

/** Text that somebody wrote, or an amount of the shop's own books. */
type Cell = string | Cents;

/** Excel on Windows reads a file as UTF-8 only when it begins with this. */
const byteOrderMark = "\uFEFF";

/** What begins a formula, in the letters of East Asian keyboards too. */
const sign = "[=+\\-@＝＋－＠]";
/**
 * Where cells begin: at a text's beginning, and behind what a spreadsheet of another country, which separates by
 * semicolons or tabs and then takes no notice of our quotes, reads as the end of one.
 */
const cellBegins = "(^ *|[;\\t\\r\\n] *)";
const formulas = new RegExp(`${cellBegins}(?='*${sign})`, "g");
const harmlessFormulas = new RegExp(`${cellBegins}'(?='*${sign})`, "g");

/**
 * Rows as a CSV file for a spreadsheet (RFC 4180), with a byte order mark. Wherever a spreadsheet would take a text
 * for a formula, it gets an apostrophe: strangers wrote it. Amounts are plain decimals, negative ones with their sign.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

/** A cell's text without the apostrophes that `csvOf` wrote. */
export function stripFormulaGuards(text: string): string {
  return text.replace(/^'(?='*[\t\r\n])/, "").replace(harmlessFormulas, "$1");
}

function writeCell(cell: Cell): string {
  return typeof cell === "number" ? decimalOf(cell) : writeText(cell);
}

function writeText(text: string): string {
  const harmless = text.replace(formulas, "$1'").replace(/^(?='*[\t\r\n])/, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
