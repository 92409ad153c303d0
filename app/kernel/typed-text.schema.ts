import { z } from "zod";
import { normalizeTypedText } from "./typed-text";

/** One line that a person typed, normalized, without control characters and of at most `longest` characters. */
export function typedLine(longest: number) {
  // The length counts once more after NFC, which makes some characters three.
  return z
    .string()
    .max(longest)
    .regex(/^\P{Cc}*$/u)
    .transform(normalizeTypedText)
    .pipe(z.string().max(longest));
}
