import { normalizeTypedText } from "~/kernel/typed-text";
import { emailRules } from "./email-rules";
import { fieldMessages } from "./field.messages";
import { optionsOf } from "./field-options";
import { type FieldRule, firstComplaint, lengthWithin, matches, required } from "./field-rules";
import { type FileFacts, filesComplaint } from "./file-rules";
import type { FormField } from "./form-template";
import { type FormEntries, holdsSeveral, listOf, textOf } from "./form-values";
import { shownFields } from "./shown-fields";
import { normalizeEntry } from "./typed-entry";

/** Files by field name. */
export type FormFiles = Readonly<Record<string, readonly FileFacts[]>>;

/** The first complaint about each field, by its name. */
export type FormComplaints = Readonly<Record<string, string>>;

/** What a text may hold where an editor set no limit: more than anybody types, less than fills a disk. */
const longestText = 5_000;

/**
 * Everything wrong with these fields, by one set of rules for browser and server. Give entries that are settled
 * (`settledEntries`): of hidden fields nothing is asked.
 */
export function checkFields(
  fields: readonly FormField[],
  entries: FormEntries,
  files: FormFiles,
): FormComplaints {
  const complaints = shownFields(fields, entries).flatMap((field) => {
    const complaint = fieldComplaint(field, entries, files[field.name] ?? []);
    return complaint === null ? [] : [[field.name, complaint] as const];
  });
  return Object.fromEntries(complaints);
}

export function fieldComplaint(
  field: FormField,
  entries: FormEntries,
  files: readonly FileFacts[],
): string | null {
  if (field.type === "file") return filesComplaint(field, files);
  if (holdsSeveral(field)) return severalComplaint(field, entries);
  const text = normalizeEntry(field, textOf(entries, field.name), entries);
  const options = optionsOf(field, entries);
  const isOffered =
    text === "" || !options || options.some(({ value, disabled }) => value === text && !disabled);
  return firstComplaint(rulesOf(field), text) ?? (isOffered ? null : fieldMessages.invalidSelection);
}

/** FORM-013. */
function severalComplaint(field: FormField, entries: FormEntries): string | null {
  const chosen = listOf(entries, field.name);
  if (chosen.length === 0) return field.required ? fieldMessages.selectOne : null;
  const options = optionsOf(field, entries) ?? [];
  const isOffered = (choice: string) => options.some(({ value, disabled }) => value === choice && !disabled);
  return chosen.every(isOffered) ? null : fieldMessages.invalidSelection;
}

/** FORM-012: digits and one point. What may be typed is taken: '.5' and '5.' are numbers. */
const decimal = /^(\d+\.?\d*|\.\d+)$/;

function rulesOf(field: FormField): readonly FieldRule[] {
  const [, ...emailShape] = emailRules;
  return [
    ...(field.required ? [required()] : []),
    ...(field.type === "email" ? emailShape : []),
    ...(field.type === "number" ? [matches(decimal, fieldMessages.number)] : []),
    ...(field.onlyNumbers ? [matches(/^\d+$/, fieldMessages.digitsOnly)] : []),
    ...lengthRules(field),
  ];
}

/** FORM-014. An empty field that need not be filled in is not too short. */
function lengthRules({ label, minLength = 0, maxLength = longestText }: FormField): readonly FieldRule[] {
  const within = lengthWithin(
    { min: minLength, max: maxLength },
    fieldMessages.labelShort(label),
    fieldMessages.labelLong(label),
  );
  return [(text) => (text === "" ? null : within(text))];
}

/** FORM-012: what may be typed into a field of digits, or of one number; anything into another. */
export function typeable(field: Pick<FormField, "type" | "onlyNumbers">, text: string): string {
  if (field.onlyNumbers) return normalizeTypedText(text).replace(/\D/g, "");
  if (field.type !== "number") return text;
  const [whole = "", ...parts] = normalizeTypedText(text)
    .replace(/[^\d.]/g, "")
    .split(".");
  return parts.length > 0 ? `${whole}.${parts.join("")}` : whole;
}
