import type { PaymentAttempt } from "~/domains/payments/attempt";
import type { ProviderResult } from "~/domains/payments/payment-gateway";

/** How long a part is reserved for the browser that starts it, in milliseconds; starting it again renews it. */
export const reservationMs = 3 * 60 * 1000;

/** How long it can be renewed while its payer has not confirmed it, counted from the first start. */
export const renewalMs = 10 * 60 * 1000;

/** How long it is reserved once its payer has confirmed it at the provider, counted from the first start. */
export const reservationWithPaymentMs = 30 * 60 * 1000;

type Reservation = Pick<PaymentAttempt, "createdAt" | "reservedSince" | "expiresAt">;

/** Who starts a part. */
export type InstallmentPayer = {
  /** Whether the payer's browser placed the order, or its customer is signed in there. */
  readonly isOwner: boolean;
  /** False when the order was reserved too often: the part is started, and anybody may take its place. */
  readonly canReserve: boolean;
};

/** From when to when a part is reserved that is started now; `own` is what the same browser started before. */
export function toReservation(
  previous: Reservation | undefined,
  { canReserve }: InstallmentPayer,
  now: Date,
): { readonly reservedSince: Date; readonly expiresAt: Date } {
  const isRenewal = previous !== undefined && now.getTime() < getStart(previous) + reservationWithPaymentMs;
  const since = isRenewal ? getStart(previous) : now.getTime();
  const renewed = Math.min(now.getTime() + reservationMs, since + renewalMs);
  const until = canReserve ? renewed : isRenewal ? (previous.expiresAt?.getTime() ?? 0) : 0;
  return { reservedSince: new Date(since), expiresAt: new Date(Math.max(until, now.getTime())) };
}

/** Until when the reservation of an open part lasts after what its provider said; null where that changes nothing. */
export function extendedReservation(
  attempt: Reservation,
  { needsCapture, status }: Pick<ProviderResult, "needsCapture" | "status">,
): Date | null {
  const { expiresAt } = attempt;
  // A bank that asks the payer, and an approval that waits for its capture: the payer has named a way to pay.
  const isConfirmed = needsCapture || status === "on_hold";
  if (!isConfirmed || expiresAt === null) return null;
  const until = new Date(getStart(attempt) + reservationWithPaymentMs);
  return until > expiresAt ? until : null;
}

/** Whether the owner of the order may take the place of this open part: nobody has confirmed it, and it is a stranger's. */
export function isReleasableByOwner(
  attempt: Reservation & Pick<PaymentAttempt, "status" | "startedByOwner">,
): boolean {
  const { status, startedByOwner, expiresAt } = attempt;
  const isConfirmed = (expiresAt?.getTime() ?? 0) >= getStart(attempt) + reservationWithPaymentMs;
  return status === "open" && !startedByOwner && !isConfirmed;
}

/** Rows older than the column were reserved when they were created. */
function getStart({ createdAt, reservedSince }: Reservation): number {
  return (reservedSince ?? createdAt).getTime();
}
