import { z } from "zod";
import { normalizeTypedText } from "./typed-text";

/** One line that a person typed, normalized, without control characters and of at most `longest` characters. */
export function createTypedLineSchema(longest: number) {
  // The length counts once more after NFC, which makes some characters three.
  return z
    .string()
    .max(longest)
    .regex(/^\P{Cc}*$/u)
    .transform(normalizeTypedText)
    .pipe(z.string().max(longest));
}

/** A one-line value from a request, without control characters. Postgres rejects NUL, and ids never contain it. */
export function createLineSchema(longest: number) {
  return z
    .string()
    .max(longest)
    .regex(/^\P{Cc}*$/u);
}

const longestId = 200;

/** An id as a browser posts it, ours or a provider's: printable ASCII, so that no store chokes on it. */
export const idSchema = z
  .string()
  .max(longestId)
  .regex(/^[\x21-\x7e]+$/);
