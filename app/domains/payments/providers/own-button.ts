import type { OfferedMethod } from "../payment-methods";
import { providerData } from "./provider-data";

/** Whether a method is paid by a button of its provider: the form's own has nothing to do then. */
export function hasOwnButton(method: Pick<OfferedMethod, "gateway"> | undefined): boolean {
  return method?.gateway ? providerData[method.gateway].flow === "approve-capture" : false;
}
