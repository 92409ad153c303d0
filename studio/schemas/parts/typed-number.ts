import { toDollars } from "../../../app/kernel/money/money";
import { amountMessages, parseAmount } from "../../../app/kernel/money/parse-amount";
import { err, ok, type Result } from "../../../app/kernel/result";

/** Parses the text of a number field. Returns null for an empty text, or fails with an error message. */
export type ParseNumber = (text: string) => Result<number | null, string>;

/** Parses "$1,234.50" as 1234.5. Rejects "10,50", which the browser's number field parses as 1050. */
export const parseDollars: ParseNumber = (text) => {
  const amount = parseAmount(text, { allowNegative: true });
  if (amount.ok) return ok(toDollars(amount.value));
  return amount.failure === "empty" ? ok(null) : err(amountMessages[amount.failure]);
};

const percentPattern = /^-?\d{1,3}(\.\d+)?$/;

/** Parses "8.25" or "8.25%". Rejects "8,25", which the browser's number field parses as 825. */
export const parsePercent: ParseNumber = (text) => {
  const digits = text.trim().replace(/\s*%$/, "");
  if (digits === "") return ok(null);
  return percentPattern.test(digits)
    ? ok(Number(digits))
    : err("Enter the percentage with a decimal point, for example 8.25");
};
