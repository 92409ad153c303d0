import { normalizeTypedText } from "~/kernel/text/typed-text";
import { getFieldOptions } from "../entries/field-options";
import { type FormEntries, getEntryList, getEntryText, isMultiValueField } from "../entries/form-entries";
import { normalizeEntry } from "../entries/normalize-entry";
import { getVisibleFields } from "../entries/visible-fields";
import type { FormField } from "../template/form-template";
import { emailRules } from "./email-rules";
import { fieldMessages } from "./field.messages";
import {
  createLengthRule,
  createPatternRule,
  createRequiredRule,
  type FieldRule,
  findFirstError,
} from "./field-rules";
import { type FileDetails, validateFiles } from "./file-rules";
import type { FieldErrors } from "./parse-form";

export type FilesByField = Readonly<Record<string, readonly FileDetails[]>>;

/**
 * The length limit of a text without an editor's setting. It is longer than any real answer but keeps
 * storage bounded.
 */
const defaultMaxLength = 5_000;

/**
 * Returns the errors of all visible fields. Browser and server use the same rules. Pass entries from
 * `clearHiddenEntries`, because hidden fields are not validated.
 */
export function validateFields(
  fields: readonly FormField[],
  entries: FormEntries,
  files: FilesByField,
): FieldErrors {
  const errors = getVisibleFields(fields, entries).flatMap((field) => {
    const error = validateField(field, entries, files[field.name] ?? []);
    return error === null ? [] : [[field.name, error] as const];
  });
  return Object.fromEntries(errors);
}

export function validateField(
  field: FormField,
  entries: FormEntries,
  files: readonly FileDetails[],
): string | null {
  if (field.type === "file") return validateFiles(field, files);
  if (isMultiValueField(field)) return validateMultipleChoice(field, entries);
  const text = normalizeEntry(field, getEntryText(entries, field.name), entries);
  const options = getFieldOptions(field, entries);
  const isOffered =
    text === "" || !options || options.some(({ value, disabled }) => value === text && !disabled);
  return findFirstError(getFieldRules(field), text) ?? (isOffered ? null : fieldMessages.invalidSelection);
}

/** Requires available options, at least one in a required field (FORM-013). */
function validateMultipleChoice(field: FormField, entries: FormEntries): string | null {
  const selectedValues = getEntryList(entries, field.name);
  if (selectedValues.length === 0) return field.required ? fieldMessages.selectOne : null;
  const options = getFieldOptions(field, entries) ?? [];
  const isOffered = (choice: string) => options.some(({ value, disabled }) => value === choice && !disabled);
  return selectedValues.every(isOffered) ? null : fieldMessages.invalidSelection;
}

/** FORM-012: digits and one point. '.5' and '5.' are accepted, too. */
const decimal = /^(\d+\.?\d*|\.\d+)$/;

function getFieldRules(field: FormField): readonly FieldRule[] {
  const [, ...emailShape] = emailRules;
  return [
    ...(field.required ? [createRequiredRule()] : []),
    ...(field.type === "email" ? emailShape : []),
    ...(field.type === "number" ? [createPatternRule(decimal, fieldMessages.number)] : []),
    ...(field.onlyNumbers ? [createPatternRule(/^\d+$/, fieldMessages.digitsOnly)] : []),
    ...getLengthRules(field),
  ];
}

/** Returns the length rules of a field (FORM-014). An empty optional field is not too short. */
function getLengthRules({
  label,
  minLength = 0,
  maxLength = defaultMaxLength,
}: FormField): readonly FieldRule[] {
  const lengthRule = createLengthRule(
    { min: minLength, max: maxLength },
    fieldMessages.labelShort(label),
    fieldMessages.labelLong(label),
  );
  return [(text) => (text === "" ? null : lengthRule(text))];
}

/** FORM-012: removes characters that a number or digit field does not accept. */
export function filterTypedText(field: Pick<FormField, "type" | "onlyNumbers">, text: string): string {
  if (field.onlyNumbers) return normalizeTypedText(text).replace(/\D/g, "");
  if (field.type !== "number") return text;
  const [wholeDigits = "", ...parts] = normalizeTypedText(text)
    .replace(/[^\d.]/g, "")
    .split(".");
  return parts.length > 0 ? `${wholeDigits}.${parts.join("")}` : wholeDigits;
}
