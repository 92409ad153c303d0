import type { FormField } from "./form-template";
import { type FormEntries, holdsSeveral } from "./form-values";

/** A field as somebody posted it: by our own page, or by whoever speaks the API. */
export type PostedValue = string | number | boolean | null | readonly (string | number)[];
export type PostedValues = Readonly<Record<string, PostedValue>>;

const yes = ["on", "true", "yes", "1"];

/**
 * The form's own fields out of what was posted; others leave no trace. Values may come as the labels of their options
 * (API-001); a hidden field says what its editor wrote.
 */
export function postedEntries(fields: readonly FormField[], posted: PostedValues): FormEntries {
  return Object.fromEntries(
    fields.flatMap((field) => {
      if (field.type === "file") return [];
      return [[field.name, entryOf(field, Object.hasOwn(posted, field.name) ? posted[field.name] : null)]];
    }),
  );
}

function entryOf(field: FormField, posted: PostedValue | undefined): string | readonly string[] {
  if (field.type === "hidden" && field.value !== undefined) return field.value;
  if (holdsSeveral(field)) {
    const texts = Array.isArray(posted) ? posted.map(String) : posted || posted === 0 ? [String(posted)] : [];
    return [...new Set(texts.map((text) => choiceOf(field, text)))];
  }
  const text =
    posted === null || posted === undefined ? "" : String(Array.isArray(posted) ? (posted[0] ?? "") : posted);
  if (field.type === "checkbox" || field.type === "newsletter") {
    return yes.includes(text.toLowerCase()) ? "on" : "";
  }
  return choiceOf(field, field.type === "textarea" ? text : text.trim());
}

function choiceOf({ options }: FormField, text: string): string {
  if (options.some(({ value }) => value === text)) return text;
  return options.find(({ label, customLabel }) => label === text || customLabel === text)?.value ?? text;
}
