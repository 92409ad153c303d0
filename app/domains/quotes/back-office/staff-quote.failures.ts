import {
  type ManualPaymentFailure,
  manualPaymentStatus,
  manualPaymentTexts,
} from "~/domains/orders/payments/manual-payment";
import type { PriceFailure } from "../price-quote.server";

/** Why staff cannot change a quote. */
export type StaffQuoteFailure =
  | PriceFailure
  | ManualPaymentFailure
  | {
      readonly code:
        | "no-such-quote"
        | "not-editable"
        | "changed-meanwhile"
        | "payment-under-way"
        | "is-expired";
    };

/** The HTTP status of every failure; a code without a row does not compile. */
export const staffQuoteFailureStatus = {
  "no-shipping-method": 422,
  "discount-too-high": 422,
  "minimum-too-high": 422,
  "no-such-quote": 404,
  "not-editable": 409,
  "changed-meanwhile": 409,
  "payment-under-way": 409,
  "is-expired": 409,
  ...manualPaymentStatus,
} as const satisfies Record<StaffQuoteFailure["code"], number>;

export const staffQuoteFailureTexts = {
  "no-shipping-method": "No shipping method covers this address. Enter your own shipping charge.",
  "discount-too-high": "The discount leaves nothing to pay.",
  "minimum-too-high": "The minimum payment is higher than the total.",
  "no-such-quote": "This quote doesn't exist.",
  "not-editable": "This quote can't be changed anymore.",
  "changed-meanwhile": "Someone changed this quote in the meantime. Reload it.",
  "payment-under-way": "A payment for this quote has arrived or is pending. It can't be changed now.",
  ...manualPaymentTexts,
  "is-expired": "This quote has expired. Extend it first.",
} as const satisfies Record<StaffQuoteFailure["code"], string>;
