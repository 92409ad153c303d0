import {
  addPriceSums,
  type PriceRow,
  type PriceSums,
  sumFieldPrices,
  toPricingData,
} from "../../../app/domains/estimator/price-ranges";
import { isHideConditionMet } from "../../../app/domains/forms/entries/form-entries";
import { type Cents, centsFromDollars } from "../../../app/kernel/money/money";
import { toList, toRecord } from "../rules/read-untyped";
import type { Choice, PricedQuestion } from "./price-questions";
import { type Amounts, priceColumns } from "./price-rows";

/** Three kitchens, which choose the first, the middle or the last answer to each question. */
export const typicalKitchens = [
  { name: "Basic", description: "the first answer everywhere", part: 0 },
  { name: "Mid-range", description: "the middle answer everywhere", part: 0.5 },
  { name: "Full", description: "the last answer everywhere, with every extra", part: 1 },
] as const;

type ChosenOptions = Readonly<Record<string, readonly string[]>>;

/** Returns the price of a typical kitchen, calculated like an estimate. */
export function calculateKitchenPrice(
  questions: readonly PricedQuestion[],
  deciding: Readonly<Record<string, readonly Choice[]>>,
  rows: unknown,
  size: number,
): PriceSums {
  const choices = pickChoices(questions, deciding, size);
  const pricing = toPricingData(toPricedRows(rows));
  return addPriceSums(
    questions.map((question) => sumFieldPrices(pricing, question, (field) => choices[field] ?? [])),
  );
}

function pickChoices(
  questions: readonly PricedQuestion[],
  deciding: Readonly<Record<string, readonly Choice[]>>,
  size: number,
): ChosenOptions {
  const pickOne = (choices: readonly Choice[]) => {
    const choice = choices[Math.floor(size * (choices.length - 1))];
    return choice ? [choice.value] : [];
  };
  const pickSeveral = (choices: readonly Choice[]) =>
    choices.slice(0, Math.round(size * choices.length)).map(({ value }) => value);
  let chosen: ChosenOptions = Object.fromEntries([
    ...Object.entries(deciding).map(([name, choices]) => [name, pickOne(choices)] as const),
    ...questions.map(({ name, isList, answers }) => {
      const isTick = answers.length === 1;
      return [name, isList || isTick ? pickSeveral(answers) : pickOne(answers)] as const;
    }),
  ]);
  // Repeats, because one question may hide another, which hides a third.
  for (const _round of questions) {
    const hidden = questions.filter(({ hideWhen }) => hideWhen && isHideConditionMet(hideWhen, chosen));
    chosen = { ...chosen, ...Object.fromEntries(hidden.map(({ name }) => [name, []])) };
  }
  return chosen;
}

/** Returns the rows with 0 for each missing amount. */
function toPricedRows(rows: unknown): readonly PriceRow[] {
  return toList(rows)
    .map(toRecord)
    .map((row) => {
      const amounts: Amounts = priceColumns.map(({ group, end }) => {
        const amount = toRecord(row[group])[end];
        return typeof amount === "number" ? amount : 0;
      });
      const [min, max, laborMin, laborMax] = amounts.map((amount): Cents => centsFromDollars(amount ?? 0));
      const zero = centsFromDollars(0);
      return {
        field: String(row.field ?? ""),
        option: String(row.option ?? ""),
        dependent: typeof row.dependent === "string" ? row.dependent : "",
        price: { min: min ?? zero, max: max ?? zero },
        labor: { min: laborMin ?? zero, max: laborMax ?? zero },
      };
    });
}
