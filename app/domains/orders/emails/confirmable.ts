import type { Order } from "../order";
import type { OrderEmailKind } from "./order-email";

/** True when a confirmation would be correct: an order was placed, or an installment was paid. */
export function isConfirmable(
  kind: OrderEmailKind,
  { status, splitPaymentEnabled, payments }: Pick<Order, "status" | "splitPaymentEnabled" | "payments">,
): boolean {
  const hasMoney = payments.some((payment) => payment.status === "completed" || payment.status === "on_hold");
  return kind === "split-payment-confirmation"
    ? splitPaymentEnabled && hasMoney
    : hasMoney || status === "ordered";
}
