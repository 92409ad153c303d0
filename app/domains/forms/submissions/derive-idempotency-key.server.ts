import { createHash } from "node:crypto";
import type { FormEntries } from "../entries/form-entries";
import { groupByField, type IncomingFile } from "../files/incoming-file";

const windowMs = 60 * 60 * 1000;

type PostWithoutScript = {
  readonly formName: string;
  readonly clientIp: string;
  readonly entries: FormEntries;
  readonly files: readonly IncomingFile[];
};

/**
 * Derives an idempotency key for a post without script. The same entries from the same client IP within an
 * hour are one submission: the visitor submitted twice or went back (decision 230).
 */
export function deriveIdempotencyKey(
  { formName, clientIp, entries, files }: PostWithoutScript,
  now: Date,
): string {
  const window = Math.floor(now.getTime() / windowMs);
  const filesByField = groupByField(
    files.map(({ field, name, size, type }) => ({ field, name, size, type })),
  );
  return createHash("sha256")
    .update(JSON.stringify([window, formName, clientIp, entries, filesByField]))
    .digest("base64url");
}
