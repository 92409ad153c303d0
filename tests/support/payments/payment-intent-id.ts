import type { StartedPayment } from "~/domains/payments/started-payment";

/** The payment intent id of a started card payment. */
export function getPaymentIntentId(payment: StartedPayment | null | undefined): string {
  if (payment?.provider !== "stripe") throw new Error("no card payment was begun");
  return payment.paymentIntentId;
}
