import type { FormField, HideWhen } from "../template/form-template";

/** What has been entered into a form of texts alone, by field name; a checkbox is "on" or "". */
export type FormValues = Readonly<Record<string, string>>;

/** What has been entered into any form: a field of several choices holds a list. Files go another way. */
export type FormEntries = Readonly<Record<string, string | readonly string[]>>;

/** Whether a field holds a list: several tick boxes, or a list of which several may be chosen. */
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

/** Whether another field's value hides something now (FORM-009). */
export function isHideConditionMet({ field, equals, orEmpty }: HideWhen, entries: FormEntries): boolean {
  const held = getEntryList(entries, field);
  if (held.length === 0) return orEmpty === true || equals.includes("");
  return held.some((value) => equals.includes(value));
}

/** How a form begins. */
export function getInitialEntries(fields: readonly FormField[]): FormEntries {
  return Object.fromEntries(
    fields
      .filter(({ type }) => type !== "file")
      .map((field) => {
        const start = field.value ?? field.defaultValue ?? "";
        return [
          field.name,
          isMultiValueField(field) ? (start ? start.split(",").map((one) => one.trim()) : []) : start,
        ];
      }),
  );
}

/** What may be kept or shown again: a password is checked and forgotten. */
export function omitPasswords(fields: readonly FormField[], entries: FormEntries): FormEntries {
  const secret = fields.filter(({ type }) => type === "password").map(({ name }) => name);
  return Object.fromEntries(Object.entries(entries).filter(([name]) => !secret.includes(name)));
}
