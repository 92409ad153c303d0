import { toList, toRecord } from "../rules/read-untyped";
import type { PricedQuestion } from "./price-questions";

/** The columns of the table: minimum and maximum of goods and work. */
export const priceColumns = [
  { group: "price", end: "min", title: "Goods from" },
  { group: "price", end: "max", title: "Goods to" },
  { group: "labor", end: "min", title: "Work from" },
  { group: "labor", end: "max", title: "Work to" },
] as const;

export type Amounts = readonly (number | null)[];

/** A row of the table: a row of the price book, or a missing price. */
export type PriceRow = {
  /** Null if the book has no such row. */
  readonly key: string | null;
  readonly field: string;
  readonly option: string;
  readonly dependent: string;
  readonly text: { readonly question: string; readonly answer: string; readonly condition: string };
  /** In the order of the columns, null for an empty cell. */
  readonly amounts: Amounts;
  /** Errors by column. */
  readonly errors: readonly (string | null)[];
  readonly rowError: string | null;
};

type StoredRow = Pick<PriceRow, "field" | "option" | "dependent" | "amounts"> & { readonly key: string };

/** Lists all prices that the questions need, in their order, then unused rows. */
export function listPriceRows(questions: readonly PricedQuestion[], value: unknown): readonly PriceRow[] {
  const storedRows = toList(value).map(toStoredRow);
  const findLastRow = (field: string, option: string, dependent: string) =>
    storedRows.findLast((row) => row.field === field && row.option === option && row.dependent === dependent);
  const neededRows = questions.flatMap((question) =>
    question.answers.flatMap((answer) => {
      const general = findLastRow(question.name, answer.value, "");
      const text = { question: question.label, answer: answer.label };
      const conditionalRows = answer.whens.flatMap((when) => {
        const row = findLastRow(question.name, answer.value, when.value);
        if (!row && general) return [];
        const rowKey = { field: question.name, option: answer.value, dependent: when.value };
        return [toPriceRow(row ?? null, rowKey, { ...text, condition: when.label })];
      });
      if (answer.whens.length > 0 && !general) return conditionalRows;
      const rowKey = { field: question.name, option: answer.value, dependent: "" };
      const condition = answer.whens.length > 0 ? "any other" : "";
      return [...conditionalRows, toPriceRow(general ?? null, rowKey, { ...text, condition })];
    }),
  );
  const strays = storedRows.filter(({ key }) => !neededRows.some((row) => row.key === key));
  return [...neededRows, ...strays.map((row) => toUnusedRow(row, neededRows))];
}

/** Validates the prices. Returns true or an error message. */
export function validatePrices(questions: readonly PricedQuestion[], value: unknown): true | string {
  const messages = listPriceRows(questions, value).flatMap((row) => {
    if (row.rowError === unsupportedTypes) return [];
    const error = row.rowError ?? row.errors.find((one) => one !== null);
    return error ? [`${describePriceRow(row)}: ${error}`] : [];
  });
  if (messages.length === 0) return true;
  const moreText = messages.length > 1 ? ` And ${messages.length - 1} more.` : "";
  return `${messages[0]}.${moreText}`;
}

/** Describes a row as 'Which door?, Shaker, Up to 10 feet'. */
export function describePriceRow({ text: { question, answer, condition } }: Pick<PriceRow, "text">): string {
  return [question, answer, condition].filter(Boolean).join(", ");
}

const unsupportedTypes = "No question uses this";

function toStoredRow(value: unknown): StoredRow {
  const { _key, field, option, dependent, ...ranges } = toRecord(value);
  return {
    key: String(_key ?? ""),
    field: String(field ?? ""),
    option: String(option ?? ""),
    dependent: typeof dependent === "string" ? dependent : "",
    amounts: priceColumns.map(({ group, end }) => {
      const amount = toRecord(ranges[group])[end];
      return typeof amount === "number" ? amount : null;
    }),
  };
}

const noAmounts: Amounts = [null, null, null, null];

function toPriceRow(
  row: StoredRow | null,
  rowKey: Pick<PriceRow, "field" | "option" | "dependent">,
  text: PriceRow["text"],
): PriceRow {
  const amounts = row?.amounts ?? noAmounts;
  return {
    ...rowKey,
    key: row?.key ?? null,
    text,
    amounts,
    errors: findAmountErrors(amounts),
    rowError: null,
  };
}

function toUnusedRow(row: StoredRow, neededRows: readonly PriceRow[]): PriceRow {
  const { field, option, dependent } = row;
  const isDouble = neededRows.some(
    (row) => row.field === field && row.option === option && row.dependent === dependent,
  );
  const text = { question: field, answer: option, condition: dependent };
  const error = isDouble ? "Listed twice" : unsupportedTypes;
  return { ...toPriceRow(row, { field, option, dependent }, text), rowError: error };
}

/** Reports missing amounts, negative amounts, and ranges that end below their start. */
function findAmountErrors(amounts: Amounts): readonly (string | null)[] {
  return amounts.map((amount, column) => {
    if (amount === null) return "No price: enter 0 if nothing is charged";
    if (amount < 0) return "Below 0";
    const minimum = column % 2 === 1 ? amounts[column - 1] : null;
    return minimum !== null && minimum !== undefined && amount < minimum ? "“To” is less than “from”" : null;
  });
}
