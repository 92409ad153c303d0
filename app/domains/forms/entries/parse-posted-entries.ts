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
 * hidden field keeps its editor's value. `earlierEntries` holds the entries of earlier steps.
 */
export function parsePostedEntries(
  fields: readonly FormField[],
  postedValues: PostedValues,
  earlierEntries: FormEntries = {},
): FormEntries {
  const entryFields = fields.filter(({ type }) => type !== "file");
  const parseOnce = (entries: FormEntries): FormEntries =>
    Object.fromEntries(
      entryFields.map((field) => [
        field.name,
        parseEntry(field, Object.hasOwn(postedValues, field.name) ? postedValues[field.name] : null, entries),
      ]),
    );
  // The options of a field can depend on other entries, such as a state on its country. The option that a posted label
  // means depends on them too, so parsing repeats until nothing changes.
  let entries = parseOnce(earlierEntries);
  for (let pass = 0; pass < entryFields.length; pass += 1) {
    const next = parseOnce({ ...earlierEntries, ...entries });
    if (JSON.stringify(next) === JSON.stringify(entries)) break;
    entries = next;
  }
  return entries;
}

function parseEntry(
  field: FormField,
  postedValue: PostedValue | undefined,
  entries: FormEntries,
): string | readonly string[] {
  if (field.type === "hidden" && field.value !== undefined) return field.value;
  if (isMultiValueField(field)) {
    const texts = Array.isArray(postedValue)
      ? postedValue.map(String)
      : postedValue || postedValue === 0
        ? [String(postedValue)]
        : [];
    return [...new Set(texts.map((text) => toOptionValue(field, text, entries)))];
  }
  const first = Array.isArray(postedValue) ? postedValue[0] : postedValue;
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
  const enabledOptions = (getFieldOptions(field, entries) ?? []).filter(({ disabled }) => !disabled);
  const options = field.options.length > 0 ? field.options : enabledOptions;
  if (options.some(({ value }) => value === text)) return text;
  const matchingOptions = options.filter(
    (option) => option.label === text || ("customLabel" in option && option.customLabel === text),
  );
  const now = matchingOptions.find(({ value }) => enabledOptions.some((option) => option.value === value));
  return (now ?? matchingOptions[0])?.value ?? text;
}
