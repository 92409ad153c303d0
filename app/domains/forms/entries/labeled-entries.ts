import type { FormField } from "../template/form-template";
import { getFieldOptions } from "./field-options";
import { type FormEntries, getEntryList } from "./form-entries";

/**
 * Replaces option values by their labels, where a label names one option only (API-001).
 * `parsePostedEntries` reverses it.
 */
export function toLabeledEntries(fields: readonly FormField[], entries: FormEntries): FormEntries {
  return Object.fromEntries(fields.map((field) => [field.name, toLabeledEntry(field, entries)]));
}

function toLabeledEntry(field: FormField, entries: FormEntries): string | readonly string[] {
  const options = field.options.length > 0 ? field.options : (getFieldOptions(field, entries) ?? []);
  const getUniqueLabel = (value: string) => {
    const label = options.find((option) => option.value === value)?.label ?? value;
    const otherOptions = options.filter((option) => option.value !== value);
    return otherOptions.some((other) => getOptionTexts(other).includes(label)) ? value : label;
  };
  const entry = entries[field.name] ?? "";
  return typeof entry === "string"
    ? getUniqueLabel(entry)
    : getEntryList(entries, field.name).map(getUniqueLabel);
}

type OptionTexts = {
  readonly value: string;
  readonly label: string;
  readonly customLabel?: string | undefined;
};

function getOptionTexts({ value, label, customLabel }: OptionTexts): readonly (string | undefined)[] {
  return [value, label, customLabel];
}
