import type { Db } from "#db/client.server";
import { isUndecided, type PaymentAttempt } from "~/domains/payments/attempt";
import type { ProviderResult } from "~/domains/payments/payment-gateway";
import { type Cents, cents, formatMoney } from "~/kernel/money/money";
import { updateAttempt } from "./attempts/attempt.store.server";
import type { LockedPayable } from "./payable";
import { computeReservationEnd } from "./reservations/reservation";

/** Applies a result; returns the reason for a review by staff, or null. */
type ApplyResult = (
  tx: Db,
  attempt: PaymentAttempt,
  lockedPayable: LockedPayable,
  result: ProviderResult,
  now: Date,
) => Promise<string | null>;

/** Writes a provider result to the attempt and to what it pays. Call it under the locks of both. */
export const applyResult: ApplyResult = (tx, attempt, lockedPayable, result, now) =>
  apply[result.state](tx, attempt, lockedPayable, result, now);

const apply: { readonly [S in ProviderResult["state"]]: ApplyResult } = {
  paid: async (tx, attempt, lockedPayable, result, now) => {
    if (result.transactionId === null) throw new Error("a paid outcome without charge passed the review");
    const payment = { ...toPaymentDetails(result), transactionId: result.transactionId };
    const { balance } = await lockedPayable.recordPaidPayment(toPaymentSource(attempt), payment, now);
    if (balance > 0 && !lockedPayable.acceptsInstallments) return toShortReason(result.amount, balance);
    const reviewReason = balance < 0 ? `overpaid by ${formatMoney(cents(-balance))}` : null;
    await updateAttempt(tx, attempt.id, { status: "paid", reviewReason }, now);
    return null;
  },
  held: async (tx, attempt, lockedPayable, result, now) => {
    if (attempt.status === "held") return null;
    const { status, transactionId } = result;
    await lockedPayable.recordHeldPayment(
      toPaymentSource(attempt),
      { ...toPaymentDetails(result), transactionId, status },
      now,
    );
    await updateAttempt(tx, attempt.id, { status: "held" }, now);
    return null;
  },
  declined: async (tx, attempt, lockedPayable, result, now) => {
    // A superseded attempt ends when it is canceled; after a decline it could still be paid.
    if (!isUndecided(attempt)) return null;
    const { status, message, failedTransactionId } = result;
    const refusal = {
      status,
      message,
      failedTransactionId,
      transactionResponse: toTransactionResponse(result),
    };
    await lockedPayable.recordDeclinedPayment(toPaymentSource(attempt), refusal, now);
    await updateAttempt(tx, attempt.id, { status: "declined", declineMessage: message }, now);
    return null;
  },
  open: async (tx, attempt, lockedPayable, result, now) => {
    // After a decline the intent may be open again; the attempt stays declined and a new one pays.
    if (attempt.status === "open") {
      await lockedPayable.recordOpenPayment(attempt.id, result.status, now);
      const expiresAt = computeReservationEnd(attempt, result);
      if (expiresAt) await updateAttempt(tx, attempt.id, { expiresAt }, now);
    }
    // The approval is gone: there is nothing left to capture.
    if (attempt.status === "capturing" && !result.needsCapture) {
      await updateAttempt(tx, attempt.id, { status: "open" }, now);
    }
    return null;
  },
};

/** Returns the review reason for staff, who see it beside other amounts. */
function toShortReason(paid: Cents, balance: Cents): string {
  return `paid ${formatMoney(paid)}, ${formatMoney(balance)} are still due`;
}

/** Returns the provider, method and attempt that a payment is recorded with. */
export function toPaymentSource({ id, provider, method, methodLabel }: PaymentAttempt) {
  return { attemptId: id, provider, method, methodLabel };
}

/** Returns the details recorded for money that moved. */
export function toPaymentDetails(result: ProviderResult) {
  const { amount, additionalData } = result;
  return { amount, additionalData, transactionResponse: toTransactionResponse(result) };
}

/** Returns the recorded part of the provider's response: enough to find the payment, no secrets. */
export function toTransactionResponse({
  ref,
  providerStatus,
  amount,
  currency,
  live,
  message,
}: ProviderResult) {
  return {
    id: ref,
    status: providerStatus,
    amount: amount / 100,
    currency,
    live,
    ...(message ? { message } : {}),
  };
}
