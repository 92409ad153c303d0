import { z } from "zod";
import { normalizeTypedText } from "./typed-text";

/**
 * Creates the schema of a line that a person typed: normalized, without control characters, of at most `longest`
 * characters.
 */
export function createTypedLineSchema(longest: number) {
  // The length is checked again after NFC, which can turn one character into three.
  return z
    .string()
    .max(longest)
    .regex(/^\P{Cc}*$/u)
    .transform(normalizeTypedText)
    .pipe(z.string().max(longest));
}

/**
 * Creates the schema of a one-line value from a request, without control characters. Postgres rejects NUL, and ids
 * never contain it.
 */
export function createLineSchema(longest: number) {
  return z
    .string()
    .max(longest)
    .regex(/^\P{Cc}*$/u);
}

const maxIdLength = 200;

/** An id as a browser posts it, ours or a provider's: printable ASCII, which every database accepts. */
export const idSchema = z
  .string()
  .max(maxIdLength)
  .regex(/^[\x21-\x7e]+$/);
