import type { FormField } from "../template/form-template";
import { getFieldOptions } from "./field-options";
import {
  type FormEntries,
  getEntryList,
  getEntryText,
  isHideConditionMet,
  isMultiValueField,
} from "./form-entries";

/** Returns whether another field's value hides this field (FORM-009). */
export function isFieldHidden({ hideWhen }: FormField, entries: FormEntries): boolean {
  return hideWhen !== undefined && isHideConditionMet(hideWhen, entries);
}

export function getVisibleFields(fields: readonly FormField[], entries: FormEntries): readonly FormField[] {
  return fields.filter((field) => !isFieldHidden(field, entries));
}

/**
 * Empties hidden fields and choices that are no longer available. Either can hide or show others, so it
 * repeats until nothing changes. `fields` are all fields of the form.
 */
export function clearHiddenEntries(fields: readonly FormField[], entries: FormEntries): FormEntries {
  // Each round resolves at least one link of a chain. Circular conditions end with the last round.
  let visibleEntries = entries;
  for (let pass = 0; pass <= fields.length; pass += 1) {
    const next = clearHiddenEntriesOnce(fields, visibleEntries);
    if (JSON.stringify(next) === JSON.stringify(visibleEntries)) break;
    visibleEntries = next;
  }
  return visibleEntries;
}

function clearHiddenEntriesOnce(fields: readonly FormField[], entries: FormEntries): FormEntries {
  return Object.fromEntries(
    fields
      .filter(({ type }) => type !== "file")
      .map((field) => [field.name, clearHiddenEntry(field, entries)]),
  );
}

function clearHiddenEntry(field: FormField, entries: FormEntries): string | readonly string[] {
  const isList = isMultiValueField(field);
  if (isFieldHidden(field, entries)) return isList ? [] : "";
  const unavailableValues = getUnavailableValues(field, entries);
  if (isList) return getEntryList(entries, field.name).filter((value) => !unavailableValues.includes(value));
  const text = getEntryText(entries, field.name);
  return unavailableValues.includes(text) ? "" : text;
}

/**
 * Returns the editor's options that are not available now. A value that never was an option stays, so that
 * validation reports it.
 */
function getUnavailableValues(field: FormField, entries: FormEntries): readonly string[] {
  const enabledOptions = getFieldOptions(field, entries)?.filter(({ disabled }) => !disabled);
  if (!enabledOptions || field.options.length === 0) return [];
  return field.options
    .map(({ value }) => value)
    .filter((value) => !enabledOptions.some((option) => option.value === value));
}
