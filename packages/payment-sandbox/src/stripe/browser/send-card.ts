import type { BillingDetails, CallResult } from "./messages.ts";
import { callProvider } from "./provider-call.ts";

export type CardDigits = { readonly number: string; readonly expiry: string; readonly cvc: string };

/** Sends the card from an iframe to the sandbox and returns its payment method. */
export async function sendCard(key: string, card: CardDigits, billing: BillingDetails): Promise<CallResult> {
  return callProvider("", key, "POST", "/v1/payment_methods", {
    type: "card",
    card: {
      number: card.number,
      exp_month: card.expiry.slice(0, 2),
      exp_year: card.expiry.slice(2),
      cvc: card.cvc,
    },
    billing_details: billing,
  });
}
