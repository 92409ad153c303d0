import { entryOf, listOf } from "../rules/read";
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
  readonly words: { readonly question: string; readonly answer: string; readonly when: string };
  /** In the order of the columns, null for an empty cell. */
  readonly amounts: Amounts;
  /** Errors by column. */
  readonly complaints: readonly (string | null)[];
  /** Error of the whole line. */
  readonly complaint: string | null;
};

type Row = Pick<PriceLine, "field" | "option" | "dependent" | "amounts"> & { readonly key: string };

/** Lists all prices that the questions need, in their order, then unused rows. */
export function priceLines(questions: readonly PricedQuestion[], value: unknown): readonly PriceLine[] {
  const rows = listOf(value).map(rowIn);
  const lastOf = (field: string, option: string, dependent: string) =>
    rows.findLast((row) => row.field === field && row.option === option && row.dependent === dependent);
  const asked = questions.flatMap((question) =>
    question.answers.flatMap((answer) => {
      const general = lastOf(question.name, answer.value, "");
      const words = { question: question.label, answer: answer.label };
      const own = answer.whens.flatMap((when) => {
        const row = lastOf(question.name, answer.value, when.value);
        if (!row && general) return [];
        const place = { field: question.name, option: answer.value, dependent: when.value };
        return [lineOf(row ?? null, place, { ...words, when: when.label })];
      });
      if (answer.whens.length > 0 && !general) return own;
      const place = { field: question.name, option: answer.value, dependent: "" };
      const when = answer.whens.length > 0 ? "any other" : "";
      return [...own, lineOf(general ?? null, place, { ...words, when })];
    }),
  );
  const strays = rows.filter(({ key }) => !asked.some((line) => line.key === key));
  return [...asked, ...strays.map((row) => strayLine(row, asked))];
}

/** Validates the prices. Returns true or an error message. */
export function rightPrices(questions: readonly PricedQuestion[], value: unknown): true | string {
  const wrong = priceLines(questions, value).flatMap((line) => {
    if (line.complaint === unsupportedTypes) return [];
    const error = line.complaint ?? line.complaints.find((one) => one !== null);
    return error ? [`${nameOf(line)}: ${error}`] : [];
  });
  if (wrong.length === 0) return true;
  const more = wrong.length > 1 ? ` And ${wrong.length - 1} more.` : "";
  return `${wrong[0]}.${more}`;
}

/** 'Which door?, Shaker, Up to 10 feet' */
export function nameOf({ words: { question, answer, when } }: Pick<PriceLine, "words">): string {
  return [question, answer, when].filter(Boolean).join(", ");
}

const unsupportedTypes = "No question uses this";

function rowIn(value: unknown): Row {
  const { _key, field, option, dependent, ...ranges } = entryOf(value);
  return {
    key: String(_key ?? ""),
    field: String(field ?? ""),
    option: String(option ?? ""),
    dependent: typeof dependent === "string" ? dependent : "",
    amounts: priceColumns.map(({ group, end }) => {
      const amount = entryOf(ranges[group])[end];
      return typeof amount === "number" ? amount : null;
    }),
  };
}

const noAmounts: Amounts = [null, null, null, null];

function lineOf(
  row: Row | null,
  place: Pick<PriceLine, "field" | "option" | "dependent">,
  words: PriceLine["words"],
): PriceLine {
  const amounts = row?.amounts ?? noAmounts;
  return {
    ...place,
    key: row?.key ?? null,
    words,
    amounts,
    complaints: complaintsOf(amounts),
    complaint: null,
  };
}

function strayLine(row: Row, asked: readonly PriceLine[]): PriceLine {
  const { field, option, dependent } = row;
  const isDouble = asked.some(
    (line) => line.field === field && line.option === option && line.dependent === dependent,
  );
  const words = { question: field, answer: option, when: dependent };
  const error = isDouble ? "Listed twice" : unsupportedTypes;
  return { ...lineOf(row, { field, option, dependent }, words), complaint: error };
}

/** Reports missing amounts, negative amounts, and ranges that end below their start. */
function complaintsOf(amounts: Amounts): readonly (string | null)[] {
  return amounts.map((amount, column) => {
    if (amount === null) return "No price: enter 0 if nothing is charged";
    if (amount < 0) return "Below 0";
    const least = column % 2 === 1 ? amounts[column - 1] : null;
    return least !== null && least !== undefined && amount < least ? "“To” is less than “from”" : null;
  });
}
