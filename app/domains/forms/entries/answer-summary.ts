import type { FormField, FormTemplate } from "../template/form-template";
import { getFieldOptions } from "./field-options";
import { type FormEntries, getEntryList, getEntryText, isMultiValueField } from "./form-entries";
import { getVisibleFields } from "./visible-fields";

/** One answer with the label and value that the visitor saw. */
export type AnswerSummary = { readonly name: string; readonly label: string; readonly value: string };

/**
 * Lists the filled-in fields in order, with option values as labels (API-001). Passwords and files are left
 * out.
 */
export function summarizeAnswers(
  fields: readonly FormField[],
  entries: FormEntries,
): readonly AnswerSummary[] {
  return getVisibleFields(fields, entries).flatMap((field) => {
    const value = toDisplayText(field, entries);
    return value === "" || field.type === "password" || field.type === "file"
      ? []
      : [{ name: field.name, label: field.customLabel ?? field.label, value }];
  });
}

/** Returns the form's metadata as answers for staff. */
export function summarizeMetadata({ notes }: FormTemplate): readonly AnswerSummary[] {
  return notes.map(({ name, value }) => ({ name: `note-${name}`, label: name, value }));
}

function toDisplayText(field: FormField, entries: FormEntries): string {
  if (field.type === "checkbox" || field.type === "newsletter") {
    return getEntryText(entries, field.name) === "on" ? "Yes" : "";
  }
  const options = getFieldOptions(field, entries) ?? [];
  const getOptionLabel = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return isMultiValueField(field)
    ? getEntryList(entries, field.name).map(getOptionLabel).join(", ")
    : getOptionLabel(getEntryText(entries, field.name).trim());
}
