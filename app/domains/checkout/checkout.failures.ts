import type { PricedTotals } from "~/domains/checkout/priced-totals";
import type { Order } from "~/domains/orders/order";

/** Why an order was not placed, or a payment not begun: a closed union. */
export type CheckoutFailure =
  | { readonly code: "empty-cart" }
  | { readonly code: "items-unavailable"; readonly skus: readonly string[] }
  | { readonly code: "no-shipping-method" }
  | { readonly code: "prices-changed"; readonly totals: PricedTotals }
  | { readonly code: "payment-method-unavailable" }
  | { readonly code: "payment-in-review" }
  | { readonly code: "order-not-found" }
  /** The order of this checkout is complete already, and other things are asked for now. */
  | { readonly code: "order-complete"; readonly order: Order }
  /** With the order, when it was recorded before the provider failed. */
  | { readonly code: "provider-failed"; readonly message: string; readonly order?: Order };

/** The HTTP status of every failure; a code without a row does not compile. */
export const checkoutFailureStatus = {
  "empty-cart": 422,
  "items-unavailable": 409,
  "no-shipping-method": 422,
  "prices-changed": 409,
  "payment-method-unavailable": 422,
  "payment-in-review": 409,
  "order-not-found": 404,
  "order-complete": 410,
  "provider-failed": 502,
} as const satisfies Record<CheckoutFailure["code"], number>;
