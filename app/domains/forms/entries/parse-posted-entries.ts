import { stripBidiControls } from "~/kernel/stega";
import type { FormField } from "../template/form-template";
import { getFieldOptions } from "./field-options";
import { type FormEntries, isMultiValueField } from "./form-entries";
import { normalizeEntry } from "./normalize-entry";

/** A field as somebody posted it: by our own page, or by whoever speaks the API. */
export type PostedValue = string | number | boolean | null | readonly (string | number)[];
export type PostedValues = Readonly<Record<string, PostedValue>>;

const checkedValues = ["on", "true", "yes", "1"];

/**
 * The form's own fields out of what was posted; others leave no trace. Choices may come as the labels of their options
 * (API-001), those of ready lists too; a hidden field says what its editor wrote. `known` is what was entered before.
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
  // A state is understood once its country is, a label of two options once it is known which of them is offered.
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

/** As a browser's field of one line takes it: what goes on is a subject of a mail, a cell of a table. */
function toSingleLine(text: string): string {
  return text.replace(/[\r\n]+/g, " ").trim();
}

/** The value of the option that a text is the value or the label of; of two with one label, the one that is offered. */
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
