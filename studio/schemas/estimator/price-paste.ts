import { parseDollars } from "../parts/typed-number";
import { type PriceRow, priceColumns } from "./price-rows";

/** A new amount of one cell, or null to clear it. */
export type PriceChange = {
  readonly row: PriceRow;
  readonly column: number;
  readonly amount: number | null;
};
export type PasteResult =
  | { readonly isRead: true; readonly changes: readonly PriceChange[] }
  | { readonly isRead: false; readonly reason: string };

/**
 * Parses tab-separated spreadsheet cells. Amounts alone fill the table from the selected cell on. Whole rows of
 * question, answer, condition and four amounts can have any order. One invalid cell rejects the whole paste.
 */
export function parsePaste(
  text: string,
  rows: readonly PriceRow[],
  at: { readonly rowIndex: number; readonly column: number },
): PasteResult {
  const grid = text
    .replace(/\r\n?/g, "\n")
    .replace(/\n+$/, "")
    .split("\n")
    .map((line) => line.split("\t"));
  const changes: PriceChange[] = [];
  const isWhole = grid.some((cells) => cells.length > priceColumns.length);
  for (const [index, cells] of grid.entries()) {
    if (isWhole && index === 0 && cells[0]?.trim().toLowerCase() === "question") continue;
    if (isWhole && cells.every((cell) => cell.trim() === "")) continue;
    const row = isWhole ? rows.find((candidate) => isRowNamed(candidate, cells)) : rows[at.rowIndex + index];
    if (!row)
      return rejectPaste(
        index,
        isWhole ? `no price has the name “${cells.slice(0, 3).join(", ")}”` : "there are no lines left",
      );
    for (const [offset, cell] of (isWhole ? cells.slice(3) : cells).entries()) {
      const column = isWhole ? offset : at.column + offset;
      const amount = parseDollars(cell);
      if (column >= priceColumns.length) return rejectPaste(index, "there are no columns left");
      if (!amount.ok) return rejectPaste(index, `“${cell}” is no amount. ${amount.failure}`);
      changes.push({ row, column, amount: amount.value });
    }
  }
  return { isRead: true, changes };
}

/** Returns the table as tab-separated text for a spreadsheet. */
export function toTabSeparatedText(rows: readonly PriceRow[]): string {
  const titles = ["Question", "Answer", "When", ...priceColumns.map(({ title }) => title)];
  const records = rows.map(({ text, amounts }) => [
    text.question,
    text.answer,
    text.condition,
    ...amounts.map((amount) => (amount === null ? "" : String(amount))),
  ]);
  return [titles, ...records].map((cells) => cells.join("\t")).join("\n");
}

function rejectPaste(index: number, reason: string): PasteResult {
  return { isRead: false, reason: `Nothing was pasted. Line ${index + 1}: ${reason}.` };
}

/** Compares a row with the table's labels or with the stored values. */
function isRowNamed(row: PriceRow, [question = "", answer = "", when = ""]: readonly string[]): boolean {
  const { text, field, option, dependent } = row;
  const is = (cell: string, ...names: readonly string[]) =>
    names.some((name) => name.trim().toLowerCase() === cell.trim().toLowerCase());
  return (
    is(question, text.question, field) &&
    is(answer, text.answer, option) &&
    is(when, text.condition, dependent)
  );
}
