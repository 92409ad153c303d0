import { isHideConditionMet } from "../../../app/domains/forms/entries/form-entries";
import { toList, toRecord } from "../rules/read-untyped";

/** An answer with its stored value and its label. */
export type Choice = { readonly value: string; readonly label: string };

/** An answer that needs a price, or one price for each answer to another question (`whens`). */
export type PricedAnswer = Choice & { readonly whens: readonly Choice[] };

/** A question whose answers count toward the price. */
export type PricedQuestion = {
  readonly name: string;
  readonly label: string;
  readonly dependsOn: string | undefined;
  /** True if visitors can choose several answers. */
  readonly isList: boolean;
  readonly answers: readonly PricedAnswer[];
  /** The condition that hides the question. */
  readonly hideWhen: Condition | null;
};

/** The type of `hideWhen` in a form field. */
export type Condition = Parameters<typeof isHideConditionMet>[0];

/** Lists the questions of an estimator that need prices, with all possible cases of each answer. */
export function listPricedQuestions(template: unknown): readonly PricedQuestion[] {
  const fields = listFields(template);
  return fields
    .filter(({ useInCalculation }) => useInCalculation === true)
    .map((field) => {
      const dependsOn = toText(field.dependsOn) || undefined;
      const deciding = fields.find(({ name }) => name === dependsOn);
      const cases = deciding ? listChoices(deciding) : [];
      return {
        name: toText(field.name),
        label: toText(field.label) || toText(field.name),
        dependsOn,
        isList: field.type === "checkbox-group" || field.multiSelect === true,
        hideWhen: toCondition(field.hideWhen),
        answers: listAnswers(field).map(({ choice, option }) => ({
          ...choice,
          whens: cases.filter((one) => dependsOn && canBe(field, option, dependsOn, one.value)),
        })),
      };
    });
}

/** Returns the questions without prices whose answers determine the prices of other questions. */
export function listDecidingQuestions(template: unknown): Readonly<Record<string, readonly Choice[]>> {
  const fields = listFields(template);
  const pricedQuestionList = listPricedQuestions(template);
  const names = pricedQuestionList.flatMap(({ dependsOn, hideWhen }) => [dependsOn, hideWhen?.field]);
  return Object.fromEntries(
    fields
      .filter(
        ({ name }) => names.includes(toText(name)) && !pricedQuestionList.some((one) => one.name === name),
      )
      .map((field) => [toText(field.name), listChoices(field)]),
  );
}

type Entry = Readonly<Record<string, unknown>>;

function listFields(template: unknown): readonly Entry[] {
  return toList(toRecord(template).groups).flatMap((group) => toList(toRecord(group).fields).map(toRecord));
}

const toText = (value: unknown): string => (typeof value === "string" ? value : "");

function listAnswers(field: Entry): readonly { readonly choice: Choice; readonly option: Entry }[] {
  if (field.type === "checkbox" || field.type === "newsletter")
    return [{ choice: { value: "on", label: "Checked" }, option: {} }];
  return toList(field.options)
    .map(toRecord)
    .map((option) => ({
      choice: { value: toText(option.value), label: toText(option.label) || toText(option.value) },
      option,
    }));
}

const listChoices = (field: Entry): readonly Choice[] => listAnswers(field).map(({ choice }) => choice);

export function toCondition(value: unknown): Condition | null {
  const { field, equals, orEmpty } = toRecord(value);
  return toText(field)
    ? { field: toText(field), equals: toList(equals).map(String), orEmpty: orEmpty === true }
    : null;
}

/** Checks if an answer is possible with this answer to the deciding question. */
function canBe(field: Entry, option: Entry, dependsOn: string, decided: string): boolean {
  const hidings = [toCondition(field.hideWhen), toCondition(option.hideWhen)];
  const isHidden = hidings.some(
    (hiding) => hiding?.field === dependsOn && isHideConditionMet(hiding, { [dependsOn]: decided }),
  );
  const needs = toList(option.dependencies)
    .map(toRecord)
    .filter((condition) => condition.field === dependsOn);
  return !isHidden && needs.every(({ values }) => toList(values).includes(decided));
}
