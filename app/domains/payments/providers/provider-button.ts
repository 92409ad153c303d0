import type { PaymentMethod } from "../methods/payment-methods";
import { paymentFlows } from "../provider";

/** Returns true when a method is paid by its provider's own button; the form's button is hidden then. */
export function hasProviderButton(method: Pick<PaymentMethod, "gateway"> | undefined): boolean {
  return method?.gateway ? paymentFlows[method.gateway] === "approve-capture" : false;
}
