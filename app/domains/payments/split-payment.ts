import { type FormRules, readText } from "~/domains/forms/validation/parse-form";
import { type Cents, cents, formatMoney } from "~/kernel/money/money";
import { type AmountFailure, amountMessages, parseAmount } from "~/kernel/money/parse-amount";
import { err, ok, type Result } from "~/kernel/result";
import type { PaymentMethod } from "./methods/payment-methods";

/**
 * The method for paying in installments (PAY-002): it has no provider and asks for an amount and another
 * method.
 */
export const splitPaymentMethod = "split-payment";

/** The exact texts of QUOT-011, QUOT-012 and SPLT-010 to SPLT-013. */
export const splitMessages = {
  required: "Split amount is required",
  notANumber: "Must be a valid number",
  belowMinimum: (minimum: Cents) => `Minimum amount is ${formatMoney(minimum)}`,
  aboveTotal: "Amount cannot exceed total",
  method: "Please select a payment method",
  installment: {
    required: "Payment amount is required",
    notAboveZero: "Payment amount must be greater than 0",
    aboveDue: (due: Cents) => `Payment amount cannot exceed due amount of ${formatMoney(due)}`,
    wholeDue: (due: Cents) => `Must pay full due amount of ${formatMoney(due)}`,
    belowMinimum: (minimum: Cents) => `Minimum payment amount is ${formatMoney(minimum)}`,
  },
} as const;

/**
 * Lists the payment methods for installments: those that the split-payment method names, or else all with a
 * provider.
 */
export function listInstallmentMethods(methods: readonly PaymentMethod[]): readonly PaymentMethod[] {
  const splitMethod = methods.find(({ name }) => name === splitPaymentMethod);
  return methods.filter(
    ({ name, gateway }) => gateway && (splitMethod?.availableMethods?.includes(name) ?? true),
  );
}

/**
 * Parses the first installment of a quote in cents; fails with a message for the payer (QUOT-011, QUOT-012).
 */
export function parseFirstInstallment(
  typed: string,
  { minimum, total }: { readonly minimum: Cents; readonly total: Cents },
): Result<Cents, string> {
  const amount = parseAmount(typed, { allowNegative: true });
  if (!amount.ok) return err(getAmountError(amount.failure, splitMessages.required));
  const minimumAmount = getMinimumInstallment(minimum);
  if (amount.value < minimumAmount) return err(splitMessages.belowMinimum(minimumAmount));
  return amount.value > total ? err(splitMessages.aboveTotal) : amount;
}

/** Parses an installment of an order in cents; fails with a message for the payer (SPLT-010 to SPLT-013). */
export function parseInstallment(
  typed: string,
  { minimum, due }: { readonly minimum: Cents; readonly due: Cents },
): Result<Cents, string> {
  const { required, notAboveZero, aboveDue, wholeDue, belowMinimum } = splitMessages.installment;
  const amount = parseAmount(typed, { allowNegative: true });
  if (!amount.ok) return err(getAmountError(amount.failure, required));
  if (amount.value <= 0) return err(notAboveZero);
  if (amount.value > due) return err(aboveDue(due));
  if (due <= minimum) return amount.value < due ? err(wholeDue(due)) : amount;
  return amount.value < minimum ? err(belowMinimum(minimum)) : amount;
}

/** Returns the rules of the form that pays an installment: they give its amount in cents, or the errors by field. */
export function createInstallmentRules(limits: {
  readonly minimum: Cents;
  readonly due: Cents;
}): FormRules<Cents> {
  return (body) => {
    const amount = parseInstallment(readText(body, "amount"), limits);
    const errors = {
      ...(amount.ok ? {} : { amount: amount.failure }),
      ...(readText(body, "paymentMethod") ? {} : { paymentMethod: splitMessages.method }),
    };
    return amount.ok && Object.keys(errors).length === 0 ? amount : err(errors);
  };
}

/**
 * Returns the rules of the form that pays a quote: they give the amount to charge in cents, or the errors by field.
 */
export function createQuotePaymentRules(limits: {
  readonly minimum: Cents;
  readonly total: Cents;
}): FormRules<Cents> {
  return (body) => {
    if (readText(body, "paymentMethod") !== splitPaymentMethod) return ok(limits.total);
    const amount = parseFirstInstallment(readText(body, "splitAmount"), limits);
    const errors = {
      ...(amount.ok ? {} : { splitAmount: amount.failure }),
      ...(readText(body, "selectedSplitMethod") ? {} : { selectedSplitMethod: splitMessages.method }),
    };
    return amount.ok && Object.keys(errors).length === 0 ? amount : err(errors);
  };
}

/** Returns the specified message when there is one, else a hint about the expected input. */
function getAmountError(failure: AmountFailure, required: string): string {
  if (failure === "empty") return required;
  return failure === "not-a-number" ? splitMessages.notANumber : amountMessages[failure];
}

/** Returns the smallest installment: at least one cent, whatever the minimum. */
export function getMinimumInstallment(minimum: Cents): Cents {
  return cents(Math.max(minimum, 1));
}
