import { bytesPerMb, maxFileMb, maxFilesOf } from "./file-rules";
import { allFieldsOf } from "./form-steps";
import type { FormTemplate } from "./form-template";

/** What the texts of any form come to, with room. */
const textBytes = bytesPerMb;

/** How much a form takes in one post: its texts, and as many files of the size its editor allowed. */
export function uploadLimit(form: FormTemplate): number {
  const files = allFieldsOf(form).filter(({ type }) => type === "file");
  return files.reduce((sum, field) => sum + maxFilesOf(field) * maxFileMb(field) * bytesPerMb, textBytes);
}
