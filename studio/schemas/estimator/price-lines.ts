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

/** A line of the table: a row of the book, or a missing price. */
export type PriceLine = {
  /** Null if the book has no row for the line. */
  readonly key: string | null;
  readonly field: string;
  readonly option: string;
  readonly dependent: string;
  readonly text: { readonly question: string; readonly answer: string; readonly condition: string };
  /** In the order of the columns, null for an empty cell. */
  readonly amounts: Amounts;
  /** Errors by column. */
  readonly errors: readonly (string | null)[];
  /** Error of the whole line. */
  readonly lineError: string | null;
};

type Row = Pick<PriceLine, "field" | "option" | "dependent" | "amounts"> & { readonly key: string };

/** Lists all prices that the questions need, in their order, then unused rows. */
export function listPriceLines(questions: readonly PricedQuestion[], value: unknown): readonly PriceLine[] {
  const rows = toList(value).map(toRow);
  const findLastRow = (field: string, option: string, dependent: string) =>
    rows.findLast((row) => row.field === field && row.option === option && row.dependent === dependent);
  const neededLines = questions.flatMap((question) =>
    question.answers.flatMap((answer) => {
      const general = findLastRow(question.name, answer.value, "");
      const text = { question: question.label, answer: answer.label };
      const conditionalLines = answer.whens.flatMap((when) => {
        const row = findLastRow(question.name, answer.value, when.value);
        if (!row && general) return [];
        const lineKey = { field: question.name, option: answer.value, dependent: when.value };
        return [toLine(row ?? null, lineKey, { ...text, condition: when.label })];
      });
      if (answer.whens.length > 0 && !general) return conditionalLines;
      const lineKey = { field: question.name, option: answer.value, dependent: "" };
      const condition = answer.whens.length > 0 ? "any other" : "";
      return [...conditionalLines, toLine(general ?? null, lineKey, { ...text, condition })];
    }),
  );
  const strays = rows.filter(({ key }) => !neededLines.some((line) => line.key === key));
  return [...neededLines, ...strays.map((row) => toUnusedLine(row, neededLines))];
}

/** Validates the prices. Returns true or an error message. */
export function validatePrices(questions: readonly PricedQuestion[], value: unknown): true | string {
  const messages = listPriceLines(questions, value).flatMap((line) => {
    if (line.lineError === unsupportedTypes) return [];
    const error = line.lineError ?? line.errors.find((one) => one !== null);
    return error ? [`${describeLine(line)}: ${error}`] : [];
  });
  if (messages.length === 0) return true;
  const moreText = messages.length > 1 ? ` And ${messages.length - 1} more.` : "";
  return `${messages[0]}.${moreText}`;
}

/** 'Which door?, Shaker, Up to 10 feet' */
export function describeLine({ text: { question, answer, condition } }: Pick<PriceLine, "text">): string {
  return [question, answer, condition].filter(Boolean).join(", ");
}

const unsupportedTypes = "No question uses this";

function toRow(value: unknown): Row {
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

function toLine(
  row: Row | null,
  lineKey: Pick<PriceLine, "field" | "option" | "dependent">,
  text: PriceLine["text"],
): PriceLine {
  const amounts = row?.amounts ?? noAmounts;
  return {
    ...lineKey,
    key: row?.key ?? null,
    text,
    amounts,
    errors: findAmountErrors(amounts),
    lineError: null,
  };
}

function toUnusedLine(row: Row, neededLines: readonly PriceLine[]): PriceLine {
  const { field, option, dependent } = row;
  const isDouble = neededLines.some(
    (line) => line.field === field && line.option === option && line.dependent === dependent,
  );
  const text = { question: field, answer: option, condition: dependent };
  const error = isDouble ? "Listed twice" : unsupportedTypes;
  return { ...toLine(row, { field, option, dependent }, text), lineError: error };
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
