import type { FormField, HideWhen } from "../template/form-template";

/** The values of a form with text fields only, by field name. A checkbox is "on" or "". */
export type FormValues = Readonly<Record<string, string>>;

/** The values of any form by field name. A field with several choices holds a list; files are kept apart. */
export type FormEntries = Readonly<Record<string, string | readonly string[]>>;

/** Returns whether a field holds a list: a checkbox group, or a select with several choices. */
export function isMultiValueField({ type, multiSelect }: Pick<FormField, "type" | "multiSelect">): boolean {
  return type === "checkbox-group" || (type === "select" && multiSelect === true);
}

export function getEntryText(entries: FormEntries, name: string): string {
  const entry = entries[name];
  return typeof entry === "string" ? entry : (entry?.join(", ") ?? "");
}

export function getEntryList(entries: FormEntries, name: string): readonly string[] {
  const entry = entries[name];
  if (entry === undefined || entry === "") return [];
  return typeof entry === "string" ? [entry] : entry;
}

/** Returns whether the condition that hides a field is met by the other answers (FORM-009). */
export function isHideConditionMet({ field, equals, orEmpty }: HideWhen, entries: FormEntries): boolean {
  const currentValues = getEntryList(entries, field);
  if (currentValues.length === 0) return orEmpty === true || equals.includes("");
  return currentValues.some((value) => equals.includes(value));
}

export function getInitialEntries(fields: readonly FormField[]): FormEntries {
  return Object.fromEntries(
    fields
      .filter(({ type }) => type !== "file")
      .map((field) => {
        const start = field.value ?? field.defaultValue ?? "";
        return [
          field.name,
          isMultiValueField(field) ? (start ? start.split(",").map((part) => part.trim()) : []) : start,
        ];
      }),
  );
}

/** Removes passwords, which are checked but never stored or shown. */
export function omitPasswordEntries(fields: readonly FormField[], entries: FormEntries): FormEntries {
  const secret = fields.filter(({ type }) => type === "password").map(({ name }) => name);
  return Object.fromEntries(Object.entries(entries).filter(([name]) => !secret.includes(name)));
}
