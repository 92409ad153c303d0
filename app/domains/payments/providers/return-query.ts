import type { Provider } from "../provider";

/** Reads what the provider put into the return URL; null when it is missing. */
type ReturnQuery = (query: URLSearchParams) => Readonly<Record<string, string>> | null;

function parseStripeReturn(query: URLSearchParams) {
  const paymentIntentId = query.get("payment_intent");
  const paymentIntentClientSecret = query.get("payment_intent_client_secret");
  return paymentIntentId && paymentIntentClientSecret ? { paymentIntentId, paymentIntentClientSecret } : null;
}

/** Only Stripe redirects shoppers back (PAY-035). */
const returnQueries: Readonly<Record<Provider, ReturnQuery | null>> = {
  stripe: parseStripeReturn,
  paypal: null,
  authorizenet: null,
};

/** Reads the provider's parameters from the return URL of a method. */
export function readReturnQuery(method: string, query: URLSearchParams) {
  return Object.entries(returnQueries).find(([provider]) => provider === method)?.[1]?.(query) ?? null;
}

/** Statuses of a payment that definitely failed; every other one is undecided or needs a review. */
const refusedStatuses: Readonly<Record<Provider, readonly string[]>> = {
  stripe: ["requires_payment_method", "requires_confirmation", "requires_action", "canceled"],
  paypal: [],
  authorizenet: [],
};

/** Returns true when the provider definitely took no money. */
export function isRefusedReturn(method: string, status: string | undefined): boolean {
  const refusedStatus = Object.entries(refusedStatuses).find(([provider]) => provider === method)?.[1] ?? [];
  return status !== undefined && refusedStatus.includes(status);
}
