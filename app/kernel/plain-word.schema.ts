import { z } from "zod";

/** A word from outside in one line, without control characters: no database takes a NUL, and no id holds one. */
export function plainWord(longest: number) {
  return z
    .string()
    .max(longest)
    .regex(/^\P{Cc}*$/u);
}
