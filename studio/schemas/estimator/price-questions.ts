import { isHideConditionMet } from "../../../app/domains/forms/entries/form-entries";
import { entryOf, listOf } from "../rules/read";

/** An answer, as it is stored and as visitors read it. */
export type Choice = { readonly value: string; readonly label: string };

/** An answer that needs a price; more than one where another question decides (`whens`). */
export type PricedAnswer = Choice & { readonly whens: readonly Choice[] };

/** A question whose answers count in the price. */
export type PricedQuestion = {
  readonly name: string;
  readonly label: string;
  readonly dependsOn: string | undefined;
  /** Whether several answers may be chosen. */
  readonly isList: boolean;
  readonly answers: readonly PricedAnswer[];
  /** While this holds nobody is asked. */
  readonly hideWhen: Condition | null;
};

/** As `hideWhen` of a form's field holds it. */
export type Condition = Parameters<typeof isHideConditionMet>[0];

/** What an estimator's questions need prices for: every answer, in each case that can come about. */
export function pricedQuestions(template: unknown): readonly PricedQuestion[] {
  const fields = fieldsOf(template);
  return fields
    .filter(({ useInCalculation }) => useInCalculation === true)
    .map((field) => {
      const dependsOn = text(field.dependsOn) || undefined;
      const deciding = fields.find(({ name }) => name === dependsOn);
      const cases = deciding ? choicesOf(deciding) : [];
      return {
        name: text(field.name),
        label: text(field.label) || text(field.name),
        dependsOn,
        isList: field.type === "checkbox-group" || field.multiSelect === true,
        hideWhen: conditionIn(field.hideWhen),
        answers: answersOf(field).map(({ choice, option }) => ({
          ...choice,
          whens: cases.filter((one) => dependsOn && canBe(field, option, dependsOn, one.value)),
        })),
      };
    });
}

/** The questions that decide among the prices of others, without being priced themselves. */
export function decidingChoices(template: unknown): Readonly<Record<string, readonly Choice[]>> {
  const fields = fieldsOf(template);
  const priced = pricedQuestions(template);
  const names = priced.flatMap(({ dependsOn, hideWhen }) => [dependsOn, hideWhen?.field]);
  return Object.fromEntries(
    fields
      .filter(({ name }) => names.includes(text(name)) && !priced.some((one) => one.name === name))
      .map((field) => [text(field.name), choicesOf(field)]),
  );
}

type Entry = Readonly<Record<string, unknown>>;

function fieldsOf(template: unknown): readonly Entry[] {
  return listOf(entryOf(template).groups).flatMap((group) => listOf(entryOf(group).fields).map(entryOf));
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

function answersOf(field: Entry): readonly { readonly choice: Choice; readonly option: Entry }[] {
  if (field.type === "checkbox" || field.type === "newsletter")
    return [{ choice: { value: "on", label: "Checked" }, option: {} }];
  return listOf(field.options)
    .map(entryOf)
    .map((option) => ({
      choice: { value: text(option.value), label: text(option.label) || text(option.value) },
      option,
    }));
}

const choicesOf = (field: Entry): readonly Choice[] => answersOf(field).map(({ choice }) => choice);

export function conditionIn(value: unknown): Condition | null {
  const { field, equals, orEmpty } = entryOf(value);
  return text(field)
    ? { field: text(field), equals: listOf(equals).map(String), orEmpty: orEmpty === true }
    : null;
}

/** Whether an answer can be given while the deciding question has this one. */
function canBe(field: Entry, option: Entry, dependsOn: string, decided: string): boolean {
  const hidings = [conditionIn(field.hideWhen), conditionIn(option.hideWhen)];
  const isHidden = hidings.some(
    (hiding) => hiding?.field === dependsOn && isHideConditionMet(hiding, { [dependsOn]: decided }),
  );
  const needs = listOf(option.dependencies)
    .map(entryOf)
    .filter((need) => need.field === dependsOn);
  return !isHidden && needs.every(({ values }) => listOf(values).includes(decided));
}
