import { optionsOf } from "./field-options";
import type { FormField } from "./form-template";
import { type FormEntries, holdsSeveral, listOf, textOf } from "./form-values";
import { shownFields } from "./shown-fields";

/** One line of what was sent, in the words the visitor read. */
export type Said = { readonly name: string; readonly label: string; readonly value: string };

/** The filled-in fields in their order, values turned into labels (API-001). A password is never among them. */
export function saidIn(fields: readonly FormField[], entries: FormEntries): readonly Said[] {
  return shownFields(fields, entries).flatMap((field) => {
    const value = wordsOf(field, entries);
    return value === "" || field.type === "password" || field.type === "file"
      ? []
      : [{ name: field.name, label: field.customLabel ?? field.label, value }];
  });
}

function wordsOf(field: FormField, entries: FormEntries): string {
  if (field.type === "checkbox" || field.type === "newsletter") {
    return textOf(entries, field.name) === "on" ? "Yes" : "";
  }
  const options = optionsOf(field, entries) ?? [];
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return holdsSeveral(field)
    ? listOf(entries, field.name).map(labelOf).join(", ")
    : labelOf(textOf(entries, field.name).trim());
}
