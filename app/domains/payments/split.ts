import { type Cents, cents, formatMoney } from "~/kernel/money";
import type { OfferedMethod } from "./payment-methods";

/** The method that stands for paying in parts (ruling C20): no provider, it asks for an amount and another method. */
export const splitMethod = "split-payment";

/** S2 §5.5, §5.6. */
export const splitMessages = {
  required: "Split amount is required",
  notANumber: "Must be a valid number",
  belowMinimum: (minimum: Cents) => `Minimum amount is ${formatMoney(minimum)}`,
  aboveTotal: "Amount cannot exceed total",
  method: "Please select a payment method",
  instalment: {
    required: "Payment amount is required",
    notAboveZero: "Payment amount must be greater than 0",
    aboveDue: (due: Cents) => `Payment amount cannot exceed due amount of ${formatMoney(due)}`,
    wholeDue: (due: Cents) => `Must pay full due amount of ${formatMoney(due)}`,
    belowMinimum: (minimum: Cents) => `Minimum payment amount is ${formatMoney(minimum)}`,
  },
} as const;

/** The methods that may take a part: those the split method names, else all with a provider behind them. */
export function methodsForParts(methods: readonly OfferedMethod[]): readonly OfferedMethod[] {
  const split = methods.find(({ name }) => name === splitMethod);
  return methods.filter(({ name, gateway }) => gateway && (split?.availableMethods?.includes(name) ?? true));
}

/** Reads what was typed, "1,250.5" or "$300"; null when it is no amount with at most two decimals. */
export function typedAmount(typed: string): Cents | null {
  const plain = typed.trim().replaceAll(/[$,\s]/g, "");
  if (!/^-?\d{1,10}(\.\d{1,2})?$/.test(plain)) return null;
  return cents(Math.round(Number(plain) * 100));
}

/** The complaint about the first part of a quote, or null (QUOT-011, QUOT-012). */
export function partComplaint(
  typed: string,
  { minimum, total }: { readonly minimum: Cents; readonly total: Cents },
): string | null {
  if (typed.trim() === "") return splitMessages.required;
  const amount = typedAmount(typed);
  if (amount === null) return splitMessages.notANumber;
  const least = leastPart(minimum);
  if (amount < least) return splitMessages.belowMinimum(least);
  return amount > total ? splitMessages.aboveTotal : null;
}

/** The complaint about an instalment of an order, or null (SPLT-010 to SPLT-013). */
export function instalmentComplaint(
  typed: string,
  { minimum, due }: { readonly minimum: Cents; readonly due: Cents },
): string | null {
  const { required, notAboveZero, aboveDue, wholeDue, belowMinimum } = splitMessages.instalment;
  if (typed.trim() === "") return required;
  const amount = typedAmount(typed);
  if (amount === null) return splitMessages.notANumber;
  if (amount <= 0) return notAboveZero;
  if (amount > due) return aboveDue(due);
  if (due <= minimum) return amount < due ? wholeDue(due) : null;
  return amount < minimum ? belowMinimum(minimum) : null;
}

/** Nobody pays nothing, whatever the minimum. */
export function leastPart(minimum: Cents): Cents {
  return cents(Math.max(minimum, 1));
}
