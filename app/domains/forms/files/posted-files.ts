import type { PostedValues } from "../entries/parse-posted-entries";
import type { FormFailure } from "../form.failures";
import { formMessages } from "../form.messages";
import type { FormField } from "../template/form-template";
import { fieldMessages } from "../validation/field.messages";
import type { FieldErrors } from "../validation/parse-form";
import type { StoredFile } from "./file-store";
import type { IncomingFile } from "./incoming-file";

/** Returns a failure for a file that belongs to none of these fields, else null. */
export function findUnexpectedFileFailure(
  fileFields: readonly FormField[],
  files: readonly IncomingFile[],
): FormFailure | null {
  const stray = files.find(({ field }) => !fileFields.some(({ name }) => name === field));
  return stray ? { code: "unexpected-file", fileName: stray.name } : null;
}

/** Returns an error for each file field that was posted as text, which is a file name without content. */
export function getMissingFileErrors(
  fileFields: readonly FormField[],
  { values, files }: { readonly values: PostedValues; readonly files: readonly IncomingFile[] },
): FieldErrors {
  const fieldsWithFiles = fileFields.filter(
    ({ name }) => Object.hasOwn(values, name) && values[name] && !files.some(({ field }) => field === name),
  );
  return Object.fromEntries(fieldsWithFiles.map(({ name }) => [name, fieldMessages.fileNotReceived]));
}

/** Returns the failure for files above the upload quota, with an error for each field. */
export function toQuotaFailure(files: readonly IncomingFile[]): FormFailure {
  const errors = files.map(({ field }) => [field, formMessages.uploadsFull] as const);
  return { code: "uploads-full", errors: Object.fromEntries(errors) };
}

/** Returns the stored files whose field is hidden now or that new files replace. */
export function getReplacedFiles(
  storedFiles: readonly StoredFile[],
  hidden: readonly FormField[],
  files: readonly IncomingFile[],
): readonly StoredFile[] {
  return storedFiles.filter(
    ({ field }) => hidden.some(({ name }) => name === field) || files.some((file) => file.field === field),
  );
}
