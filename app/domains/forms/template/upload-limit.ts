import { bytesPerMb, getMaxFileMb, getMaxFiles } from "../validation/file-rules";
import { getFormFields } from "./form-steps";
import type { FormField, FormTemplate } from "./form-template";

/** What the texts of any form come to, with room. */
const maxTextBytes = bytesPerMb;

/** Whether anybody can send a file with it. */
export function hasFileFields(form: FormTemplate): boolean {
  return getFileFields(form).length > 0;
}

/** How much a form takes in one post: its texts, and as many files of the size its editor allowed. */
export function getMaxUploadBytes(form: FormTemplate): number {
  return getFileFields(form).reduce(
    (sum, field) => sum + getMaxFiles(field) * getMaxFileMb(field) * bytesPerMb,
    maxTextBytes,
  );
}

/** So many too many are still told that they are; more come from no page of ours. */
const extraFiles = 50;

/** How many files a form reads in one post: an empty field sends one, too. */
export function getMaxUploadFiles(form: FormTemplate): number {
  return getFileFields(form).reduce((sum, field) => sum + getMaxFiles(field) + 1, extraFiles);
}

function getFileFields(form: FormTemplate): readonly FormField[] {
  return getFormFields(form).filter(({ type }) => type === "file");
}
