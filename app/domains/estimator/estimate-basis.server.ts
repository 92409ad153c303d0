import { createHash } from "node:crypto";
import type { Estimator } from "./estimator-template";

/** What an estimate is reckoned with, under the hash of all of it: any change of words or prices is another one. */
export function toEstimateBasis({ template, book }: Estimator, now: Date) {
  const content = { template, book };
  return {
    id: createHash("sha256").update(JSON.stringify(content)).digest("hex"),
    templateName: template.name,
    bookName: book.name,
    bookVersion: book.version ?? null,
    content,
    createdAt: now,
  };
}
