import type { Db } from "#db/client.server";
import { isUndecided, type PaymentAttempt } from "~/domains/payments/attempt";
import type { Outcome } from "~/domains/payments/gateway";
import { type Cents, cents, formatMoney } from "~/kernel/money";
import { changeAttempt } from "./attempt.store.server";
import type { TakenPayable } from "./payable";
import { extendedReservation } from "./reservation";

/** Why a person must look although the outcome was recorded; null when all is well. */
type Apply = (
  tx: Db,
  attempt: PaymentAttempt,
  taken: TakenPayable,
  truth: Outcome,
  now: Date,
) => Promise<string | null>;

/** Writes what the provider said of an attempt, on the attempt and on what it pays. Under the locks of both. */
export const applyOutcome: Apply = (tx, attempt, taken, truth, now) =>
  apply[truth.standing](tx, attempt, taken, truth, now);

const apply: { readonly [S in Outcome["standing"]]: Apply } = {
  paid: async (tx, attempt, taken, truth, now) => {
    if (truth.transactionId === null) throw new Error("a paid outcome without charge passed the review");
    const payment = { ...paymentFactsOf(truth), transactionId: truth.transactionId };
    const { balance } = await taken.paid(sourceOf(attempt), payment, now);
    if (balance > 0 && !taken.takesParts) return shortReason(truth.amount, balance);
    const reviewReason = balance < 0 ? `overpaid by ${formatMoney(cents(-balance))}` : null;
    await changeAttempt(tx, attempt.id, { status: "paid", reviewReason }, now);
    return null;
  },
  held: async (tx, attempt, taken, truth, now) => {
    if (attempt.status === "held") return null;
    const { status, transactionId } = truth;
    await taken.held(sourceOf(attempt), { ...paymentFactsOf(truth), transactionId, status }, now);
    await changeAttempt(tx, attempt.id, { status: "held" }, now);
    return null;
  },
  declined: async (tx, attempt, taken, truth, now) => {
    // One that a newer took the place of is over when it is canceled: after a decline it could be paid still.
    if (!isUndecided(attempt)) return null;
    const { status, message, failedTransactionId } = truth;
    const refusal = { status, message, failedTransactionId, transactionResponse: factsOf(truth) };
    await taken.declined(sourceOf(attempt), refusal, now);
    await changeAttempt(tx, attempt.id, { status: "declined", declineMessage: message }, now);
    return null;
  },
  open: async (tx, attempt, taken, truth, now) => {
    // After a decline the intent may be open again; the attempt stays declined, a new one pays.
    if (attempt.status === "open") {
      await taken.waiting(attempt.id, truth.status, now);
      const expiresAt = extendedReservation(attempt, truth);
      if (expiresAt) await changeAttempt(tx, attempt.id, { expiresAt }, now);
    }
    // Not approved any more: what was to be captured is not there.
    if (attempt.status === "capturing" && !truth.needsCapture) {
      await changeAttempt(tx, attempt.id, { status: "open" }, now);
    }
    return null;
  },
};

/** Staff read it beside other amounts of theirs. */
function shortReason(paid: Cents, balance: Cents): string {
  return `paid ${formatMoney(paid)}, ${formatMoney(balance)} are still due`;
}

/** Who collects, as what is paid keeps it. */
export function sourceOf({ id, provider, method, methodLabel }: PaymentAttempt) {
  return { attemptId: id, provider, method, methodLabel };
}

/** What is kept of money that moved. */
export function paymentFactsOf(truth: Outcome) {
  const { amount, additionalData } = truth;
  return { amount, additionalData, transactionResponse: factsOf(truth) };
}

/** What is kept of the provider's answer: enough to find it again, nothing secret. */
export function factsOf({ ref, providerStatus, amount, currency, live, message }: Outcome) {
  return {
    id: ref,
    status: providerStatus,
    amount: amount / 100,
    currency,
    live,
    ...(message ? { message } : {}),
  };
}
