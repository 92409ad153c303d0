import type { PaymentStatus } from "~/kernel/statuses/statuses";

/** The provider statuses and the payment statuses that they are stored as (PAY-008 to PAY-011). */
const cardIntentStatuses: Readonly<Record<string, PaymentStatus>> = {
  succeeded: "completed",
  success: "completed",
  completed: "completed",
  requires_payment_method: "pending",
  processing: "pending",
  requires_capture: "pending",
  requires_confirmation: "pending",
  canceled: "failed",
  requires_action: "on_hold",
};

/** Statuses of a card intent; an unknown status is stored as pending (PAY-008). */
export function toStripePaymentStatus(status: string): PaymentStatus {
  return cardIntentStatuses[status] ?? "pending";
}

const authorizeNetCodes: Readonly<Record<string, PaymentStatus>> = {
  "1": "completed",
  "2": "pending",
  "3": "failed",
  "4": "on_hold",
};

/**
 * Converts response codes of Authorize.Net; any other code is stored as completed, but never without proof (PAY-009,
 * PAY-010).
 */
export function toAuthorizenetPaymentStatus(responseCode: string): PaymentStatus {
  return authorizeNetCodes[responseCode] ?? "completed";
}

const paypalStatuses: Readonly<Record<string, PaymentStatus>> = {
  COMPLETED: "completed",
  PENDING: "pending",
  processing: "pending",
  DECLINED: "failed",
  FAILED: "failed",
  VOIDED: "failed",
};

/** Statuses of PayPal; a refusal is stored as failed, an unknown status as pending (PAY-011). */
export function toPaypalPaymentStatus(status: string): PaymentStatus {
  return paypalStatuses[status] ?? "pending";
}
