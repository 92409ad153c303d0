import type { StartedPayment } from "~/domains/payments/started-payment";

export function getPaymentIntentId(payment: StartedPayment | null | undefined): string {
  if (payment?.provider !== "stripe") throw new Error("no card payment was begun");
  return payment.paymentIntentId;
}
