import type { Provider } from "../provider";

/** What the browser tells the shop of the address it was sent back to; null where that is not there. */
type ReturnQuery = (query: URLSearchParams) => Readonly<Record<string, string>> | null;

function stripeReturn(query: URLSearchParams) {
  const paymentIntentId = query.get("payment_intent");
  const paymentIntentClientSecret = query.get("payment_intent_client_secret");
  return paymentIntentId && paymentIntentClientSecret ? { paymentIntentId, paymentIntentClientSecret } : null;
}

/** PAY-035: only the card provider sends anybody back. */
const returnQueries: Readonly<Record<Provider, ReturnQuery | null>> = {
  stripe: stripeReturn,
  paypal: null,
  authorizenet: null,
};

/** What a method's provider put into the address it sent its shopper back to. */
export function readReturnQuery(method: string, query: URLSearchParams) {
  return Object.entries(returnQueries).find(([provider]) => provider === method)?.[1]?.(query) ?? null;
}

/** The statuses by which a provider says that a payment did not happen; every other is undecided or needs a person. */
const refusedStatuses: Readonly<Record<Provider, readonly string[]>> = {
  stripe: ["requires_payment_method", "requires_confirmation", "requires_action", "canceled"],
  paypal: [],
  authorizenet: [],
};

/** Whether the provider a shopper was sent back from definitely took no money. */
export function isRefusedReturn(method: string, status: string | undefined): boolean {
  const refused = Object.entries(refusedStatuses).find(([provider]) => provider === method)?.[1] ?? [];
  return status !== undefined && refused.includes(status);
}
