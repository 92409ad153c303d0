import { normalizeTypedText } from "./text/typed-text";

/** How long a link and its code are valid. */
export const signInMinutes = 15;
/** Attempts per code. With eight digits and five attempts, a guess succeeds once in twenty million. */
export const codeTries = 5;
export const codeDigits = 8;

/** Formats a code for reading: '4821 0937'. */
export function formatSignInCode(code: string): string {
  return `${code.slice(0, codeDigits / 2)} ${code.slice(codeDigits / 2)}`;
}

/** Normalizes a typed code and removes spaces and hyphens. */
export function normalizeSignInCode(text: string): string {
  return normalizeTypedText(text).replace(/[\s-]/g, "");
}
