import { createHash } from "node:crypto";
import { byField, type IncomingFile } from "./files/incoming-file";
import type { FormEntries } from "./form-values";

const windowMs = 60 * 60 * 1000;

type PlainPost = {
  readonly formName: string;
  readonly asker: string;
  readonly entries: FormEntries;
  readonly files: readonly IncomingFile[];
};

/**
 * Without script no browser numbers its presses. The same words to the same form from the same address within the hour
 * are one press: the button was pressed twice, or the browser's back led to it again (decision 190).
 */
export function plainPress({ formName, asker, entries, files }: PlainPost, now: Date): string {
  const window = Math.floor(now.getTime() / windowMs);
  const sent = byField(files.map(({ field, name, size, type }) => ({ field, name, size, type })));
  return createHash("sha256")
    .update(JSON.stringify([window, formName, asker, entries, sent]))
    .digest("base64url");
}
