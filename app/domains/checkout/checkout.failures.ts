import type { Order } from "~/domains/orders/order";
import { type PaymentFailure, paymentFailureStatus } from "~/domains/settlement/settlement.failures";
import type { PricedTotals } from "./place-order/priced-totals";

/** Why an order was not placed or its payment not started. */
export type CheckoutFailure =
  | { readonly code: "empty-cart" }
  /** Validation errors by field, for the rules that an editor configured. */
  | { readonly code: "invalid-answers"; readonly errors: Readonly<Record<string, string>> }
  | { readonly code: "items-unavailable"; readonly skus: readonly string[] }
  | { readonly code: "no-shipping-method" }
  | { readonly code: "prices-changed"; readonly totals: PricedTotals }
  | Extract<
      PaymentFailure,
      {
        code: "payment-method-unavailable" | "payment-in-review" | "payment-superseded" | "order-not-found";
      }
    >
  /** The order of this checkout is already complete, and the cart now holds other samples. */
  | { readonly code: "order-complete"; readonly order: Order }
  /** `order` is set if the order was recorded before the provider failed. */
  | {
      readonly code: "provider-failed" | "payment-refused";
      readonly message: string;
      readonly order?: Order;
    };

/** The HTTP status of every failure; a code without a row does not compile. */
export const checkoutFailureStatus = {
  "empty-cart": 422,
  "invalid-answers": 422,
  "items-unavailable": 409,
  "no-shipping-method": 422,
  "prices-changed": 409,
  "order-complete": 410,
  ...paymentFailureStatus,
} as const satisfies Record<CheckoutFailure["code"], number>;

/** Returns the order recorded before its payment failed to start; the shopper retries on it. */
export function getRecordedOrder(failure: CheckoutFailure): Order | undefined {
  return failure.code === "provider-failed" || failure.code === "payment-refused" ? failure.order : undefined;
}
