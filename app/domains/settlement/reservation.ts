import type { PaymentAttempt } from "~/domains/payments/attempt";
import type { Outcome } from "~/domains/payments/gateway";

/** How long a part is reserved for whoever began to pay it, in milliseconds; beginning again renews it. */
export const reservationMs = 3 * 60 * 1000;

/** How long it is reserved once its payer has confirmed it at the provider, counted from its beginning. */
export const reservationWithPaymentMs = 30 * 60 * 1000;

/** Until when the reservation of an open part lasts after what its provider said; null where that changes nothing. */
export function extendedReservation(
  { createdAt, expiresAt }: Pick<PaymentAttempt, "createdAt" | "expiresAt">,
  { needsCapture, status }: Pick<Outcome, "needsCapture" | "status">,
): Date | null {
  // A bank that asks the payer, and an approval that waits for its capture: the payer has named a way to pay.
  const isConfirmed = needsCapture || status === "on_hold";
  if (!isConfirmed || expiresAt === null) return null;
  const until = new Date(createdAt.getTime() + reservationWithPaymentMs);
  return until > expiresAt ? until : null;
}
