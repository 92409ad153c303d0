import { createHash, timingSafeEqual } from "node:crypto";

/** Compares the hashes of two secrets, so that the duration reveals neither length nor content. */
export function isEqualInConstantTime(received: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(received), digest(expected));
}
