import { normalizeTypedText } from "~/kernel/text/typed-text";
import { fieldMessages } from "./field.messages";

/** A rule returns the error of a normalized text, or null. Browser and server share it. */
export type FieldRule = (value: string) => string | null;

export const createRequiredRule =
  (message: string = fieldMessages.required): FieldRule =>
  (value) =>
    value === "" ? message : null;

export const createPatternRule =
  (pattern: RegExp, message: string): FieldRule =>
  (value) =>
    value === "" || pattern.test(value) ? null : message;

/** Limits the number of characters; both limits are allowed. */
export const createLengthRule =
  (limits: { min: number; max: number }, short: string, long: string): FieldRule =>
  (value) => {
    if (value.length < limits.min) return short;
    return value.length > limits.max ? long : null;
  };

/** Returns the first error of a text, or null. The text is normalized first, so that no rule has to. */
export function findFirstError(rules: readonly FieldRule[], value: string): string | null {
  const text = normalizeTypedText(value);
  for (const rule of rules) {
    const error = rule(text);
    if (error !== null) return error;
  }
  return null;
}
