import { createHash } from "node:crypto";
import type { Estimator } from "../estimator-template";

/**
 * Returns the template and price book of an estimate with their hash; any change of text or price gives
 * another hash.
 */
export function snapshotEstimatorPrices({ template, book }: Estimator, now: Date) {
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
