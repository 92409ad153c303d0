import { paymentMessages } from "~/domains/payments/payments.messages";
import { newId } from "~/kernel/ids";
import type { Cents } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import { findAttempt, lockAttempt } from "../attempts/attempt.store.server";
import type { SettleServices } from "../settlement";
import { findRefundById, insertRefund, listRefundsOfAttempts } from "./refund.store.server";
import { sendRefund } from "./send-refund.server";

type ReviewRefund = { readonly attemptId: string; readonly amount: Cents; readonly author: string };

/**
 * Refunds a payment for its review: recorded first and sent once. A repeated decision finds the refund that was not
 * refused. Returns the provider's refund id.
 */
export async function refundInReview(
  services: SettleServices,
  request: ReviewRefund,
): Promise<Result<string, { readonly message: string }>> {
  const refundId = await recordReviewRefund(services, request);
  if (refundId === null) return err({ message: paymentMessages.providerSilent });
  const sent = await sendRefund(services, refundId);
  const refund = await findRefundById(services.db, refundId);
  if (sent === "completed" && refund?.providerRefundId) return ok(refund.providerRefundId);
  return err({ message: refund?.failureMessage ?? paymentMessages.providerSilent });
}

/** Returns the id of the recorded refund; null while a refund of another amount is undecided. */
function recordReviewRefund(
  { db, payables, clock }: SettleServices,
  { attemptId, amount, author }: ReviewRefund,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const payable = (await findAttempt(tx, attemptId))?.payable;
    const lockedPayable = payable && (await payables[payable.kind].lock(tx, payable.id));
    const attempt = await lockAttempt(tx, attemptId);
    const refunds = await listRefundsOfAttempts(tx, [attemptId]);
    const earlier = refunds.findLast((refund) => refund.status !== "failed" && refund.amount === amount);
    if (earlier) return earlier.id;
    const id = newId();
    const now = clock.now();
    if (!(await insertRefund(tx, { id, attemptId, amount, author }, now))) return null;
    const methodLabel = attempt?.methodLabel ?? "";
    await lockedPayable?.recordRefundEvent({ amount, methodLabel, author, failureMessage: null }, now);
    return id;
  });
}
