import { manualPaymentTexts } from "../../../app/domains/orders/payments/manual-payment";
import { toDollars } from "../../../app/kernel/money/money";
import { amountMessages, parseAmount } from "../../../app/kernel/money/parse-amount";

/** Returns why an amount cannot be recorded or refunded, in the shop's wording; null when it can. */
export function validateAmount(
  typed: string,
  maxDollars: number,
  aboveText: string = manualPaymentTexts["above-balance"],
): string | null {
  const amount = parseAmount(typed);
  if (!amount.ok) return amountMessages[amount.failure];
  if (amount.value < 1) return manualPaymentTexts["below-one-cent"];
  return toDollars(amount.value) > maxDollars ? aboveText : null;
}
