import { z } from "zod";
import { normalizeTypedText } from "./typed-text";

/** One line that a person typed, normalized, without control characters and of at most `longest` characters. */
export function typedLine(longest: number) {
  return z
    .string()
    .max(longest)
    .regex(/^\P{Cc}*$/u)
    .transform(normalizeTypedText);
}
