import { optionsOf } from "./field-options";
import type { FormField } from "./form-template";
import { type FormEntries, holdsSeveral, isHiding, listOf, textOf } from "./form-values";

/** Whether a field is hidden by another one's value (FORM-009). */
export function isHidden({ hideWhen }: FormField, entries: FormEntries): boolean {
  return hideWhen !== undefined && isHiding(hideWhen, entries);
}

export function shownFields(fields: readonly FormField[], entries: FormEntries): readonly FormField[] {
  return fields.filter((field) => !isHidden(field, entries));
}

/**
 * What the form really says: a hidden field holds nothing, a choice that is no longer offered is none, and either may
 * hide or open others. `fields` are all of the form.
 */
export function settledEntries(fields: readonly FormField[], entries: FormEntries): FormEntries {
  // Each round settles one link of a chain at least; a circle of conditions ends with the rounds.
  let settled = entries;
  for (let round = 0; round <= fields.length; round += 1) {
    const next = settledOnce(fields, settled);
    if (JSON.stringify(next) === JSON.stringify(settled)) break;
    settled = next;
  }
  return settled;
}

function settledOnce(fields: readonly FormField[], entries: FormEntries): FormEntries {
  return Object.fromEntries(
    fields.filter(({ type }) => type !== "file").map((field) => [field.name, settledEntry(field, entries)]),
  );
}

function settledEntry(field: FormField, entries: FormEntries): string | readonly string[] {
  const isList = holdsSeveral(field);
  if (isHidden(field, entries)) return isList ? [] : "";
  const gone = goneChoices(field, entries);
  if (isList) return listOf(entries, field.name).filter((value) => !gone.includes(value));
  const text = textOf(entries, field.name);
  return gone.includes(text) ? "" : text;
}

/** Options the editor wrote that do not fit now; a value that never was an option stays, to be complained about. */
function goneChoices(field: FormField, entries: FormEntries): readonly string[] {
  const offered = optionsOf(field, entries)?.filter(({ disabled }) => !disabled);
  if (!offered || field.options.length === 0) return [];
  return field.options
    .map(({ value }) => value)
    .filter((value) => !offered.some((option) => option.value === value));
}
