import type { FormComplaints } from "../check-form";
import { fieldMessages } from "../field.messages";
import type { FormFailure } from "../form.failures";
import { formMessages } from "../form.messages";
import type { FormField } from "../form-template";
import type { PostedValues } from "../posted-entries";
import type { IncomingFile } from "./incoming-file";
import type { StoredFile } from "./stored-file";

/** The refusal of a file that belongs to none of these fields, and would be lost; null where there is none. */
export function unexpectedFile(
  fileFields: readonly FormField[],
  files: readonly IncomingFile[],
): FormFailure | null {
  const stray = files.find(({ field }) => !fileFields.some(({ name }) => name === field));
  return stray ? { code: "unexpected-file", fileName: stray.name } : null;
}

/** Complaints about file fields that came as text, the name of a file without its content. */
export function filesNotReceived(
  fileFields: readonly FormField[],
  { values, files }: { readonly values: PostedValues; readonly files: readonly IncomingFile[] },
): FormComplaints {
  const named = fileFields.filter(
    ({ name }) => Object.hasOwn(values, name) && values[name] && !files.some(({ field }) => field === name),
  );
  return Object.fromEntries(named.map(({ name }) => [name, fieldMessages.fileNotReceived]));
}

/** The refusal of files for which the quota of uploads has no room, as a complaint about each of their fields. */
export function uploadsFull(files: readonly IncomingFile[]): FormFailure {
  const complaints = files.map(({ field }) => [field, formMessages.uploadsFull] as const);
  return { code: "uploads-full", complaints: Object.fromEntries(complaints) };
}

/** Stored files that give way: their field is hidden now, or others came for it. */
export function filesToReplace(
  stored: readonly StoredFile[],
  hidden: readonly FormField[],
  files: readonly IncomingFile[],
): readonly StoredFile[] {
  return stored.filter(
    ({ field }) => hidden.some(({ name }) => name === field) || files.some((file) => file.field === field),
  );
}
