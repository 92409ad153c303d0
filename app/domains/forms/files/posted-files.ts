import type { PostedValues } from "../entries/parse-posted-entries";
import type { FormFailure } from "../form.failures";
import { formMessages } from "../form.messages";
import type { FormField } from "../template/form-template";
import { fieldMessages } from "../validation/field.messages";
import type { FieldErrors } from "../validation/parse-form";
import type { IncomingFile } from "./incoming-file";
import type { StoredFile } from "./stored-file";

/** The refusal of a file that belongs to none of these fields, and would be lost; null where there is none. */
export function findUnexpectedFile(
  fileFields: readonly FormField[],
  files: readonly IncomingFile[],
): FormFailure | null {
  const stray = files.find(({ field }) => !fileFields.some(({ name }) => name === field));
  return stray ? { code: "unexpected-file", fileName: stray.name } : null;
}

/** Complaints about file fields that came as text, the name of a file without its content. */
export function getMissingFileErrors(
  fileFields: readonly FormField[],
  { values, files }: { readonly values: PostedValues; readonly files: readonly IncomingFile[] },
): FieldErrors {
  const named = fileFields.filter(
    ({ name }) => Object.hasOwn(values, name) && values[name] && !files.some(({ field }) => field === name),
  );
  return Object.fromEntries(named.map(({ name }) => [name, fieldMessages.fileNotReceived]));
}

/** The refusal of files for which the quota of uploads has no room, as a complaint about each of their fields. */
export function toQuotaFailure(files: readonly IncomingFile[]): FormFailure {
  const errors = files.map(({ field }) => [field, formMessages.uploadsFull] as const);
  return { code: "uploads-full", errors: Object.fromEntries(errors) };
}

/** Stored files that give way: their field is hidden now, or others came for it. */
export function getReplacedFiles(
  stored: readonly StoredFile[],
  hidden: readonly FormField[],
  files: readonly IncomingFile[],
): readonly StoredFile[] {
  return stored.filter(
    ({ field }) => hidden.some(({ name }) => name === field) || files.some((file) => file.field === field),
  );
}
