import { fieldMessages } from "~/domains/forms/validation/field.messages";
import {
  getPaymentFailureMessage,
  type PaymentFailure,
  paymentFailureStatus,
} from "~/domains/settlement/settlement.failures";
import { type Cents, formatMoney } from "~/kernel/money/money";
import { installmentMessages } from "./installment.messages";

/** Why an order cannot be paid in installments. */
export type OrderRefusal = {
  readonly code: "no-such-order" | "no-split-payment" | "order-paid" | "order-refunded" | "order-canceled";
};

/** Why an installment was not started or did not succeed. */
export type InstallmentFailure =
  | OrderRefusal
  | { readonly code: "form-invalid"; readonly errors: Readonly<Record<string, readonly string[]>> }
  /**
   * `canTakeOver`: the payer could sign in as the order's customer and replace the reservation of another
   * person.
   */
  | { readonly code: "reserved"; readonly free: Cents; readonly canTakeOver: boolean }
  | { readonly code: "not-paid"; readonly message: string }
  | PaymentFailure;

/** The HTTP status of every failure; a code without a row does not compile. */
export const installmentFailureStatus = {
  "no-such-order": 404,
  "no-split-payment": 400,
  "order-paid": 400,
  "order-refunded": 400,
  "order-canceled": 400,
  "form-invalid": 422,
  reserved: 409,
  "not-paid": 402,
  ...paymentFailureStatus,
} as const satisfies Record<InstallmentFailure["code"], number>;

/** The `errorType` of a refusal (SPLT-006). */
export const refusalTypes = {
  "no-such-order": "orderNotExist",
  "no-split-payment": "splitPaymentNotEnabled",
  "order-paid": "orderAlreadyPaid",
  "order-refunded": "orderAlreadyPaid",
  "order-canceled": "splitPaymentNotEnabled",
} as const satisfies Record<OrderRefusal["code"], string>;

/** Returns the message for the customer; exact where the specification gives the text. */
export function getInstallmentFailureMessage(failure: InstallmentFailure): string {
  switch (failure.code) {
    case "no-such-order":
      return installmentMessages.orderNotExist;
    case "no-split-payment":
      return installmentMessages.notEnabled;
    case "order-paid":
      return installmentMessages.alreadyPaid;
    case "order-refunded":
      return installmentMessages.refunded;
    case "order-canceled":
      return installmentMessages.canceled;
    case "form-invalid":
      return fieldMessages.formInvalid;
    case "reserved":
      return installmentMessages.reserved(formatMoney(failure.free), failure);
    case "not-paid":
    case "provider-failed":
      return failure.message;
    default:
      return getPaymentFailureMessage(failure);
  }
}
