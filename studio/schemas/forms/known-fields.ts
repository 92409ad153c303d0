import { toList, toRecord } from "../rules/read-untyped";

/** A field on which conditions can depend, with its possible values, or null for free text. */
export type ConditionField = {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[] | null;
};
export type Choice = { readonly value: string; readonly label: string };

/** Lists the fields of all groups and steps on which conditions can depend. */
export function listConditionFields(form: unknown): readonly ConditionField[] {
  const { groups, steps } = toRecord(form);
  const all = [...toList(groups), ...toList(steps).flatMap((step) => toList(toRecord(step).groups))];
  return listFields(all)
    .filter((field) => toText(field.name) !== "")
    .map((field) => ({
      name: toText(field.name),
      label: toText(field.label) || toText(field.name),
      choices: listChoices(field),
    }));
}

/** Requires that conditions use a field of this form and one of its possible values (FORM-009, FORM-019). */
export function validateConditionFields(groups: unknown): true | string {
  const deciding = listConditionFields({ groups });
  for (const field of listFields(toList(groups))) {
    const error = listConditions(field)
      .map((condition) => findConditionError(condition, deciding))
      .find(Boolean);
    if (error) return `“${toText(field.label) || toText(field.name)}” ${error}`;
  }
  return true;
}

type Condition = { readonly field: string; readonly values: readonly string[] };

function findConditionError(
  { field, values }: Condition,
  deciding: readonly ConditionField[],
): string | null {
  const decidingField = deciding.find(({ name }) => name === field);
  if (!decidingField) {
    const names = deciding.map(({ name }) => name).join(", ");
    return `waits for “${field}”, but this form has no field of that name. Choose one of: ${names}.`;
  }
  const unknownValue = values.find(
    (value) => !decidingField.choices?.some((choice) => choice.value === value),
  );
  if (!decidingField.choices || unknownValue === undefined) return null;
  const choiceValues = decidingField.choices.map(({ value }) => value).filter(Boolean);
  return `waits for “${unknownValue}” in “${decidingField.label}”, which never holds it. It can hold: ${choiceValues.join(", ")}.`;
}

function listConditions(field: Entry): readonly Condition[] {
  const options = toList(field.options).map(toRecord);
  const waitingFields = [
    { field: field.dependsOn },
    toRecord(field.hideWhen),
    ...options.flatMap(({ hideWhen, dependencies }) => [
      toRecord(hideWhen),
      ...toList(dependencies).map(toRecord),
    ]),
  ];
  return waitingFields
    .map(({ field: name, equals, values }: Entry) => ({
      field: toText(name),
      values: [...toList(equals), ...toList(values)].map(toText),
    }))
    .filter(({ field: name }) => name !== "");
}

type Entry = Readonly<Record<string, unknown>>;

function listFields(groups: readonly unknown[]): readonly Entry[] {
  return groups.flatMap((group) => toList(toRecord(group).fields).map(toRecord));
}

function listChoices({ type, options, dynamicOptions }: Entry): readonly Choice[] | null {
  if (type === "checkbox" || type === "newsletter") {
    return [
      { value: "on", label: "Checked" },
      { value: "", label: "Not checked" },
    ];
  }
  const isChoice = type === "select" || type === "radio" || type === "checkbox-group";
  const choices = toList(options).map(toRecord);
  if (!isChoice || dynamicOptions || choices.length === 0) return null;
  return choices.map(({ value, label }) => ({ value: toText(value), label: toText(label) || toText(value) }));
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : "";
}
