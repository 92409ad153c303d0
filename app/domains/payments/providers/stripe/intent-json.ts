import type { StripePayment } from "../../started-payment";

/** Returns the `paymentIntent` of API-004: id, status, client secret and the amount in dollars. */
export function toIntentJson({ status, amount, ...rest }: StripePayment) {
  return { id: rest.paymentIntentId, status, client_secret: rest.clientSecret, amount };
}

type SettledIntent = { readonly settlement: { readonly providerStatus: string }; readonly amount: number };

/** Returns the `paymentIntent` after settling: its status and the amount in dollars. */
export function toSettledIntentJson(id: string, { settlement, amount }: SettledIntent) {
  return { id, status: settlement.providerStatus, amount };
}
