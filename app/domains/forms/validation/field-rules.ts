import { normalizeTypedText } from "~/kernel/typed-text";
import { fieldMessages } from "./field.messages";

/** A rule is a function from the normalized text to a complaint, or null when all is well; browser and server use it. */
export type FieldRule = (value: string) => string | null;

export const required =
  (message: string = fieldMessages.required): FieldRule =>
  (value) =>
    value === "" ? message : null;

export const matches =
  (pattern: RegExp, message: string): FieldRule =>
  (value) =>
    value === "" || pattern.test(value) ? null : message;

/** How many characters a text may have; limits included. */
export const lengthBetween =
  (limits: { min: number; max: number }, short: string, long: string): FieldRule =>
  (value) => {
    if (value.length < limits.min) return short;
    return value.length > limits.max ? long : null;
  };

/** The first complaint about a text, or null; rules see it normalized, so that none of them can forget to. */
export function findFirstError(rules: readonly FieldRule[], value: string): string | null {
  const text = normalizeTypedText(value);
  for (const rule of rules) {
    const error = rule(text);
    if (error !== null) return error;
  }
  return null;
}
