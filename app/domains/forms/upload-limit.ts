import { bytesPerMb, maxFileMb, maxFilesOf } from "./file-rules";
import { allFieldsOf } from "./form-steps";
import type { FormField, FormTemplate } from "./form-template";

/** What the texts of any form come to, with room. */
const textBytes = bytesPerMb;

/** Whether anybody can send a file with it. */
export function takesFiles(form: FormTemplate): boolean {
  return fileFieldsOf(form).length > 0;
}

/** How much a form takes in one post: its texts, and as many files of the size its editor allowed. */
export function uploadLimit(form: FormTemplate): number {
  return fileFieldsOf(form).reduce(
    (sum, field) => sum + maxFilesOf(field) * maxFileMb(field) * bytesPerMb,
    textBytes,
  );
}

/** So many too many are still told that they are; more come from no page of ours. */
const filesBeyond = 50;

/** How many files a form reads in one post: an empty field sends one, too. */
export function filesRead(form: FormTemplate): number {
  return fileFieldsOf(form).reduce((sum, field) => sum + maxFilesOf(field) + 1, filesBeyond);
}

function fileFieldsOf(form: FormTemplate): readonly FormField[] {
  return allFieldsOf(form).filter(({ type }) => type === "file");
}
