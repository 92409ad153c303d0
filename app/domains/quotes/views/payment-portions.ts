import { getMinimumInstallment } from "~/domains/payments/split-payment";
import { type Cents, cents } from "~/kernel/money/money";

/** How much of a quote a customer pays now. */
type PaymentPortion = "full" | "deposit" | "half" | "other";

type Portion = {
  readonly value: PaymentPortion;
  readonly label: string;
  /** Null for an amount that the customer types. */
  readonly amount: Cents | null;
};

/**
 * Lists the amounts that a quote offers: in full, the deposit, half or another amount; only the first when no
 * smaller amount is accepted.
 */
export function listPaymentPortions({
  minimum,
  total,
}: {
  readonly minimum: Cents;
  readonly total: Cents;
}): readonly Portion[] {
  const full: Portion = { value: "full", label: "In full", amount: total };
  if (getMinimumInstallment(minimum) >= total) return [full];
  const half = cents(Math.round(total / 2));
  return [
    full,
    ...(minimum > 0 ? [{ value: "deposit", label: "Deposit", amount: minimum } as const] : []),
    ...(half > minimum ? [{ value: "half", label: "Half", amount: half } as const] : []),
    { value: "other", label: "Other amount", amount: null },
  ];
}
