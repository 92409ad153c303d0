import { parseDollars } from "../parts/typed-number";
import { type PriceLine, priceColumns } from "./price-lines";

/** An amount for one cell; null empties it. */
export type PriceChange = {
  readonly line: PriceLine;
  readonly column: number;
  readonly amount: number | null;
};
export type Pasted =
  | { readonly isRead: true; readonly changes: readonly PriceChange[] }
  | { readonly isRead: false; readonly reason: string };

/**
 * Cells of a spreadsheet, tab separated: amounts alone, laid on from the cell they are pasted into; or whole lines of
 * question, answer, when and four amounts, in any order. All of it is taken, or none.
 */
export function readPaste(
  text: string,
  lines: readonly PriceLine[],
  at: { readonly line: number; readonly column: number },
): Pasted {
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
    const line = isWhole ? lines.find((one) => isNamed(one, cells)) : lines[at.line + index];
    if (!line)
      return refused(
        index,
        isWhole ? `no price has the name “${cells.slice(0, 3).join(", ")}”` : "there are no lines left",
      );
    for (const [offset, cell] of (isWhole ? cells.slice(3) : cells).entries()) {
      const column = isWhole ? offset : at.column + offset;
      const amount = parseDollars(cell);
      if (column >= priceColumns.length) return refused(index, "there are no columns left");
      if (!amount.ok) return refused(index, `“${cell}” is no amount. ${amount.failure}`);
      changes.push({ line, column, amount: amount.value });
    }
  }
  return { isRead: true, changes };
}

/** The whole table as a spreadsheet takes it. */
export function tableText(lines: readonly PriceLine[]): string {
  const titles = ["Question", "Answer", "When", ...priceColumns.map(({ title }) => title)];
  const rows = lines.map(({ words, amounts }) => [
    words.question,
    words.answer,
    words.when,
    ...amounts.map((amount) => (amount === null ? "" : String(amount))),
  ]);
  return [titles, ...rows].map((cells) => cells.join("\t")).join("\n");
}

function refused(index: number, why: string): Pasted {
  return { isRead: false, reason: `Nothing was pasted. Line ${index + 1}: ${why}.` };
}

/** By the words of the table, or by what is stored. */
function isNamed(line: PriceLine, [question = "", answer = "", when = ""]: readonly string[]): boolean {
  const { words, field, option, dependent } = line;
  const is = (cell: string, ...names: readonly string[]) =>
    names.some((name) => name.trim().toLowerCase() === cell.trim().toLowerCase());
  return (
    is(question, words.question, field) && is(answer, words.answer, option) && is(when, words.when, dependent)
  );
}
