import type { Order } from "../order";
import type { OrderEmailKind } from "./order-email";

/** Whether what a letter says is true by now: something was ordered, or a payment of several arrived. */
export function isConfirmable(
  kind: OrderEmailKind,
  { status, splitPaymentEnabled, payments }: Pick<Order, "status" | "splitPaymentEnabled" | "payments">,
): boolean {
  const hasMoney = payments.some((payment) => payment.status === "completed" || payment.status === "on_hold");
  return kind === "split-payment-confirmation"
    ? splitPaymentEnabled && hasMoney
    : hasMoney || status === "ordered";
}
