import { dollarsOf } from "../../../app/kernel/money";
import { amountMessages, parseAmount } from "../../../app/kernel/parse-amount";
import { err, ok, type Result } from "../../../app/kernel/result";

/** Reads the text of a number field: null empties the field; fails with the sentence that says what to type. */
export type ParseNumber = (text: string) => Result<number | null, string>;

/** Dollars: "$1,234.50" is 1234.5. Refuses "10,50", which the browser's number field reads as 1050. */
export const parseDollars: ParseNumber = (text) => {
  const amount = parseAmount(text, { allowNegative: true });
  if (amount.ok) return ok(dollarsOf(amount.value));
  return amount.failure === "empty" ? ok(null) : err(amountMessages[amount.failure]);
};

const percentPattern = /^-?\d{1,3}(\.\d+)?$/;

/** A percentage: "8.25" or "8.25%". Refuses "8,25", which the browser's number field reads as 825. */
export const parsePercent: ParseNumber = (text) => {
  const plain = text.trim().replace(/\s*%$/, "");
  if (plain === "") return ok(null);
  return percentPattern.test(plain)
    ? ok(Number(plain))
    : err("Enter the percentage with a decimal point, for example 8.25");
};
