import { fieldMessages } from "~/domains/forms/validation/field.messages";
import {
  getPaymentFailureMessage,
  type PaymentFailure,
  paymentFailureStatus,
} from "~/domains/settlement/settlement.failures";
import type { LinkFailure } from "./link/quote-link.server";
import { quoteMessages } from "./quote.messages";

/** Why the payment of a quote was not started. */
export type QuoteFailure =
  | LinkFailure
  | { readonly code: "quote-changed" }
  | { readonly code: "form-invalid"; readonly errors: Readonly<Record<string, readonly string[]>> }
  | PaymentFailure;

/** Why a quote did not become an order after its payment step. */
export type ConversionFailure =
  | LinkFailure
  | { readonly code: "not-paid" | "provider-failed"; readonly message: string };

/** The HTTP status of every failure; an invalid link returns 400 (API-013). */
export const quoteFailureStatus = {
  "quote-not-found": 400,
  "link-expired": 400,
  "quote-changed": 409,
  "form-invalid": 422,
  "not-paid": 402,
  ...paymentFailureStatus,
} as const satisfies Record<QuoteFailure["code"] | ConversionFailure["code"], number>;

/** The `errorType` of a refusal (API-013). */
export const linkErrorTypes = {
  "quote-not-found": "quoteNotExist",
  "link-expired": "tokenExpired",
} as const satisfies Record<LinkFailure["code"], string>;

/** The message for the customer; exact where the specification gives the text. */
export function getQuoteFailureMessage(failure: QuoteFailure | ConversionFailure): string {
  switch (failure.code) {
    case "quote-not-found":
      return quoteMessages.linkWrong;
    case "link-expired":
      return quoteMessages.linkExpired;
    case "quote-changed":
      return quoteMessages.changed;
    case "form-invalid":
      return fieldMessages.formInvalid;
    case "not-paid":
    case "provider-failed":
      return failure.message;
    default:
      return getPaymentFailureMessage(failure);
  }
}
