import type { PaymentAttempt } from "~/domains/payments/attempt";
import type { ProviderResult } from "~/domains/payments/payment-gateway";

/** Reservation time of a started installment in milliseconds; starting again renews it. */
export const reservationMs = 3 * 60 * 1000;

/** Longest renewal of an unconfirmed reservation, from its first start. */
export const renewalMs = 10 * 60 * 1000;

/** Reservation time once the payer confirmed at the provider, from the first start. */
export const reservationWithPaymentMs = 30 * 60 * 1000;

type Reservation = Pick<PaymentAttempt, "createdAt" | "reservedSince" | "expiresAt">;

/** The person who starts an installment. */
export type InstallmentPayer = {
  /** True when the browser placed the order, or its customer is signed in. */
  readonly isOwner: boolean;
  /** False when the order was reserved too often: the installment starts without a reservation. */
  readonly canReserve: boolean;
};

/** Returns start and end of a reservation made now; `previous` is the browser's earlier one. */
export function toReservation(
  previous: Reservation | undefined,
  { canReserve }: InstallmentPayer,
  now: Date,
): { readonly reservedSince: Date; readonly expiresAt: Date } {
  const isRenewal = previous !== undefined && now.getTime() < getStart(previous) + reservationWithPaymentMs;
  const start = isRenewal ? getStart(previous) : now.getTime();
  const renewed = Math.min(now.getTime() + reservationMs, start + renewalMs);
  const end = canReserve ? renewed : isRenewal ? (previous.expiresAt?.getTime() ?? 0) : 0;
  return { reservedSince: new Date(start), expiresAt: new Date(Math.max(end, now.getTime())) };
}

/** Returns the new end of a reservation after a provider result; null when it does not change. */
export function computeReservationEnd(
  attempt: Reservation,
  { needsCapture, status }: Pick<ProviderResult, "needsCapture" | "status">,
): Date | null {
  const { expiresAt } = attempt;
  // A 3-D Secure challenge or an uncaptured approval: the payer has chosen a way to pay.
  const isConfirmed = needsCapture || status === "on_hold";
  if (!isConfirmed || expiresAt === null) return null;
  const end = new Date(getStart(attempt) + reservationWithPaymentMs);
  return end > expiresAt ? end : null;
}

/** Returns true when the owner may replace this open installment: it is unconfirmed and was started by a stranger. */
export function canOrderOwnerReplace(
  attempt: Reservation & Pick<PaymentAttempt, "status" | "startedByOwner">,
): boolean {
  const { status, startedByOwner, expiresAt } = attempt;
  const isConfirmed = (expiresAt?.getTime() ?? 0) >= getStart(attempt) + reservationWithPaymentMs;
  return status === "open" && !startedByOwner && !isConfirmed;
}

/** Rows older than the column were reserved at creation. */
function getStart({ createdAt, reservedSince }: Reservation): number {
  return (reservedSince ?? createdAt).getTime();
}
