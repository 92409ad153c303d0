import type { PaymentMethod } from "../payment-methods";
import { providerData } from "./provider-data";

/** Whether a method is paid by a button of its provider: the form's own has nothing to do then. */
export function hasProviderButton(method: Pick<PaymentMethod, "gateway"> | undefined): boolean {
  return method?.gateway ? providerData[method.gateway].flow === "approve-capture" : false;
}
