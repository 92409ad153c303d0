import { manualPaymentTexts } from "../../../app/domains/orders/payments/manual-payment";
import { toDollars } from "../../../app/kernel/money/money";
import { amountMessages, parseAmount } from "../../../app/kernel/money/parse-amount";

/** Returns why an amount cannot be recorded, in the shop's wording; null when it can. */
export function validateAmount(typed: string, dueDollars: number): string | null {
  const amount = parseAmount(typed);
  if (!amount.ok) return amountMessages[amount.failure];
  if (amount.value < 1) return manualPaymentTexts["below-one-cent"];
  return toDollars(amount.value) > dueDollars ? manualPaymentTexts["above-balance"] : null;
}
