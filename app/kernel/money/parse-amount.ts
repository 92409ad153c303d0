import { err, ok, type Result } from "../result";
import { type Cents, cents } from "./money";

export type AmountFailure =
  | "empty"
  | "not-a-number"
  | "ambiguous-separator"
  | "fraction-of-a-cent"
  | "negative"
  | "too-large";

/** The message for each reason that an amount is refused. */
export const amountMessages = {
  empty: "Enter an amount in dollars, for example 1,234.50",
  "not-a-number": "Enter an amount in dollars, for example 1,234.50",
  "ambiguous-separator": "Use a comma only for thousands and a decimal point for cents, for example 1,234.50",
  "fraction-of-a-cent": "Use no more than two digits after the decimal point, for example 10.50",
  negative: "Enter an amount that is not negative",
  "too-large": "This amount is too large",
} as const satisfies Record<AmountFailure, string>;

/** Digits, or groups of three behind commas, and any number of decimals. */
const amountPattern = /^(-?)(\d+|[1-9]\d{0,2}(?:,\d{3})+|(?=\.))(?:\.(\d+))?$/;
/** Digits with separators that different countries read differently. */
const separatedDigits = /^-?[.,]?\d[\d.,'’\s]*$/;
/** A billion dollars less a cent; every amount fits a safe integer of cents with room to add. */
const maxWholeDigits = 9;

/**
 * Reads dollars as a person types them: "12", "12.5", "$1,234.50". Refuses ambiguous amounts,
 * such as "10,50", because a wrong guess would charge a hundred times the amount.
 */
export function parseAmount(
  text: string,
  { allowNegative = false }: { readonly allowNegative?: boolean } = {},
): Result<Cents, AmountFailure> {
  const cleanText = text.trim().replace(/^(-?)\$\s*/, "$1");
  if (cleanText === "") return err("empty");
  const [match, sign, wholePart = "", fraction = ""] = amountPattern.exec(cleanText) ?? [];
  if (match === undefined)
    return err(separatedDigits.test(cleanText) ? "ambiguous-separator" : "not-a-number");
  if (fraction.length > 2) return err("fraction-of-a-cent");
  const dollars = wholePart.replaceAll(",", "").replace(/^0+/, "");
  if (dollars.length > maxWholeDigits) return err("too-large");
  const amount = Number(dollars) * 100 + Number(fraction.padEnd(2, "0"));
  if (sign && amount > 0 && !allowNegative) return err("negative");
  return ok(cents(sign ? -amount : amount));
}
