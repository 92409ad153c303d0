import type Stripe from "stripe";
import type { StripeAccount } from "./account.ts";
import type { ListParams } from "./params.ts";

/** Returns a page of records, newest first, as a Stripe list object. */
export function createList<R, O>(
  url: string,
  records: Readonly<Record<string, R>>,
  params: ListParams,
  render: (record: R) => O,
) {
  const entries = Object.entries(records).reverse();
  const startIndex = entries.findIndex(([id]) => id === params.starting_after) + 1;
  const limit = params.limit ?? 10;
  return {
    object: "list",
    url,
    has_more: entries.length > startIndex + limit,
    data: entries.slice(startIndex, startIndex + limit).map(([, record]) => render(record)),
  };
}

/** GET /v1/balance: all captured amounts are pending, as in a new account. */
export function renderBalance(account: StripeAccount): Stripe.Balance {
  const captured = Object.values(account.state.charges).reduce(
    (total, charge) => total + charge.amountCaptured,
    0,
  );
  return {
    object: "balance",
    available: [{ amount: 0, currency: "usd", source_types: { card: 0 } }],
    livemode: false,
    pending: [{ amount: captured, currency: "usd", source_types: { card: captured } }],
  };
}
