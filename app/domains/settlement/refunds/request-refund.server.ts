import type { Cents } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import { findAttempt, lockAttempt } from "../attempts/attempt.store.server";
import { needsReview } from "../review/review";
import { settle } from "../settle.server";
import type { SettleServices } from "../settlement";
import { findRefundById, insertRefund } from "./refund.store.server";
import { sendRefund } from "./send-refund.server";

export type RefundFailure = {
  readonly code:
    | "refund-below-one-cent"
    | "not-refundable"
    | "review-first"
    | "above-refundable"
    | "refund-under-way"
    | "refund-refused"
    | "refund-unconfirmed"
    | "provider-silent"
    | "refund-key-used";
};

/** A refund as staff ask for it; `key` identifies the submit. */
export type RefundRequest = {
  readonly key: string;
  readonly attemptId: string;
  readonly amount: Cents;
  readonly author: string;
};

/**
 * Refunds money of a payment at its provider: recorded under the locks of payable and attempt, then sent once, then
 * recorded as given back. Never more than the attempt brought in. A repeated submit gets the first one's result.
 */
export async function requestRefund(
  services: SettleServices,
  request: RefundRequest,
): Promise<Result<null, RefundFailure>> {
  if (request.amount < 1) return err({ code: "refund-below-one-cent" });
  const attempt = await findAttempt(services.db, request.attemptId);
  if (!attempt || attempt.providerRef === null || !services.gateways[attempt.provider]?.refund)
    return err({ code: "not-refundable" });
  // Learns of refunds that were made at the provider.
  const settled = await settle(services, attempt.provider, attempt.providerRef);
  if (!settled.ok) return err({ code: "provider-silent" });
  const recorded = await recordRequest(services, request);
  if (!recorded.ok) return recorded;
  const sent = await sendRefund(services, request.key);
  if (sent === "completed") return ok(null);
  return err({ code: sent === "refused" ? "refund-refused" : "refund-unconfirmed" });
}

async function recordRequest(
  { db, payables, clock }: SettleServices,
  { key, attemptId, amount, author }: RefundRequest,
): Promise<Result<null, RefundFailure>> {
  return db.transaction(async (tx) => {
    const payable = (await findAttempt(tx, attemptId))?.payable;
    const lockedPayable = payable && (await payables[payable.kind].lock(tx, payable.id));
    const attempt = await lockAttempt(tx, attemptId);
    if (!attempt || !lockedPayable) return err({ code: "not-refundable" });
    const earlier = await findRefundById(tx, key);
    if (earlier)
      return earlier.attemptId === attemptId && earlier.amount === amount
        ? ok(null)
        : err({ code: "refund-key-used" });
    if (needsReview(attempt)) return err({ code: "review-first" });
    if (attempt.status !== "paid") return err({ code: "not-refundable" });
    if (amount > (await lockedPayable.getNetReceived(attemptId))) return err({ code: "above-refundable" });
    const now = clock.now();
    if (!(await insertRefund(tx, { id: key, attemptId, amount, author }, now)))
      return err({ code: "refund-under-way" });
    const { methodLabel } = attempt;
    await lockedPayable.recordRefundEvent({ amount, methodLabel, author, failureMessage: null }, now);
    return ok(null);
  });
}
