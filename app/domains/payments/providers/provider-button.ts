import type { PaymentMethod } from "../payment-methods";
import { providerData } from "./provider-data";

/** True when a method is paid by its provider's own button; the form's button is hidden then. */
export function hasProviderButton(method: Pick<PaymentMethod, "gateway"> | undefined): boolean {
  return method?.gateway ? providerData[method.gateway].flow === "approve-capture" : false;
}
