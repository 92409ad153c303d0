import { bytesPerMb, getMaxFileMb, getMaxFiles } from "../validation/file-rules";
import { getFormFields } from "./form-steps";
import type { FormField, FormTemplate } from "./form-template";

/** An upper limit for all texts of a form. */
const maxTextBytes = bytesPerMb;

export function hasFileFields(form: FormTemplate): boolean {
  return getFileFields(form).length > 0;
}

/**
 * Returns the largest accepted post in bytes: texts and the allowed number of files at their maximum size.
 */
export function getMaxUploadBytes(form: FormTemplate): number {
  return getFileFields(form).reduce(
    (sum, field) => sum + getMaxFiles(field) * getMaxFileMb(field) * bytesPerMb,
    maxTextBytes,
  );
}

/**
 * Up to this many files above the limit are read, so that the error can give their number. The shop's own pages never
 * post more than the limit.
 */
const extraFiles = 50;

/** Returns how many files are read from one post. An empty file field posts one, too. */
export function getMaxUploadFiles(form: FormTemplate): number {
  return getFileFields(form).reduce((sum, field) => sum + getMaxFiles(field) + 1, extraFiles);
}

function getFileFields(form: FormTemplate): readonly FormField[] {
  return getFormFields(form).filter(({ type }) => type === "file");
}
