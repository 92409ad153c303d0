import { optionsOf } from "./field-options";
import type { FormField } from "./form-template";
import { type FormEntries, listOf } from "./form-values";

/**
 * API-001: the values of options go out as their labels, where a label can mean no other one. `postedEntries` is the way
 * back.
 */
export function wordedEntries(fields: readonly FormField[], entries: FormEntries): FormEntries {
  return Object.fromEntries(fields.map((field) => [field.name, worded(field, entries)]));
}

function worded(field: FormField, entries: FormEntries): string | readonly string[] {
  const options = field.options.length > 0 ? field.options : (optionsOf(field, entries) ?? []);
  const labelOf = (value: string) => {
    const label = options.find((option) => option.value === value)?.label ?? value;
    const others = options.filter((option) => option.value !== value);
    return others.some((other) => wordsOf(other).includes(label)) ? value : label;
  };
  const entry = entries[field.name] ?? "";
  return typeof entry === "string" ? labelOf(entry) : listOf(entries, field.name).map(labelOf);
}

type Words = { readonly value: string; readonly label: string; readonly customLabel?: string | undefined };

function wordsOf({ value, label, customLabel }: Words): readonly (string | undefined)[] {
  return [value, label, customLabel];
}
