import type { PaymentStatus } from "~/kernel/statuses";

/** The mapping tables of S2 §4.2 as data, with the rulings for values that are not in them (A20, B02, C24). */
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

/** S2 §4.2, card intent; an unknown status is pending (ruling C24). */
export function cardIntentStatus(status: string): PaymentStatus {
  return cardIntentStatuses[status] ?? "pending";
}

const authorizeNetCodes: Readonly<Record<string, PaymentStatus>> = {
  "1": "completed",
  "2": "pending",
  "3": "failed",
  "4": "on_hold",
};

/** S2 §4.2, Authorize-style response code; any other is completed, as written (ruling B02: never without proof). */
export function authorizeNetStatus(responseCode: string): PaymentStatus {
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

/** S2 §4.2, PayPal; refusals are failed, an unknown status is pending (ruling C24). */
export function paypalStatus(status: string): PaymentStatus {
  return paypalStatuses[status] ?? "pending";
}
