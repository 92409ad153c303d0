import { stripBidiControls } from "~/kernel/text/stega";
import type { FormField } from "../template/form-template";
import { getFieldOptions } from "./field-options";
import { type FormEntries, isMultiValueField } from "./form-entries";
import { normalizeEntry } from "./normalize-entry";

/** The value of a field as the shop's page or an API client posted it. */
export type PostedValue = string | number | boolean | null | readonly (string | number)[];
export type PostedValues = Readonly<Record<string, PostedValue>>;

const checkedValues = ["on", "true", "yes", "1"];

/**
 * Reads the form's own fields from a post and drops others. A choice may be posted as its label (API-001). A
 * hidden field keeps its editor's value. `known` holds the entries of earlier steps.
 */
export function parsePostedEntries(
  fields: readonly FormField[],
  posted: PostedValues,
  known: FormEntries = {},
): FormEntries {
  const own = fields.filter(({ type }) => type !== "file");
  const round = (entries: FormEntries): FormEntries =>
    Object.fromEntries(
      own.map((field) => [
        field.name,
        parseEntry(field, Object.hasOwn(posted, field.name) ? posted[field.name] : null, entries),
      ]),
    );
  // A state depends on its country, and an ambiguous label depends on which options are available. So repeat
  // until nothing changes.
  let entries = round(known);
  for (let rounds = 0; rounds < own.length; rounds += 1) {
    const next = round({ ...known, ...entries });
    if (JSON.stringify(next) === JSON.stringify(entries)) break;
    entries = next;
  }
  return entries;
}

function parseEntry(
  field: FormField,
  posted: PostedValue | undefined,
  entries: FormEntries,
): string | readonly string[] {
  if (field.type === "hidden" && field.value !== undefined) return field.value;
  if (isMultiValueField(field)) {
    const texts = Array.isArray(posted) ? posted.map(String) : posted || posted === 0 ? [String(posted)] : [];
    return [...new Set(texts.map((text) => toOptionValue(field, text, entries)))];
  }
  const first = Array.isArray(posted) ? posted[0] : posted;
  const text = stripBidiControls(String(first ?? ""));
  if (field.type === "checkbox" || field.type === "newsletter") {
    return checkedValues.includes(text.toLowerCase()) ? "on" : "";
  }
  return field.type === "textarea"
    ? text
    : normalizeEntry(field, toOptionValue(field, toSingleLine(text), entries), entries);
}

/**
 * Removes line breaks, as a browser's text input does. The text is used in email subjects and table cells.
 */
function toSingleLine(text: string): string {
  return text.replace(/[\r\n]+/g, " ").trim();
}

/**
 * Returns the value of the option with this value or label. Of two options with one label, the available one
 * wins.
 */
function toOptionValue(field: FormField, text: string, entries: FormEntries): string {
  const offered = (getFieldOptions(field, entries) ?? []).filter(({ disabled }) => !disabled);
  const options = field.options.length > 0 ? field.options : offered;
  if (options.some(({ value }) => value === text)) return text;
  const meant = options.filter(
    (option) => option.label === text || ("customLabel" in option && option.customLabel === text),
  );
  const now = meant.find(({ value }) => offered.some((option) => option.value === value));
  return (now ?? meant[0])?.value ?? text;
}
