import { normalizeNumber, normalizeTypedText } from "~/kernel/typed-text";
import { instalmentMessages } from "./instalment.messages";
import type { LookupValues } from "./split-data";

/** What is missing to look an order up (SPLT-004). */
export function lookupComplaints({ orderId, email }: LookupValues): Readonly<Record<string, string>> {
  return {
    ...(normalizeNumber(orderId) ? {} : { orderId: instalmentMessages.orderIdRequired }),
    ...(normalizeTypedText(email) ? {} : { email: instalmentMessages.emailRequired }),
  };
}
