import type { PaymentAttempt } from "~/domains/payments/attempt";
import type { PaymentGateway, ProviderFailure, ProviderResult } from "~/domains/payments/payment-gateway";
import { type Cents, cents, formatMoney, ZERO } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import { toPaymentDetails, toPaymentSource } from "../apply-result.server";
import { findAttempt, lockAttempt, updateAttempt } from "../attempts/attempt.store.server";
import { refundInReview } from "../refunds/refund-in-review.server";
import { settle } from "../settle.server";
import type { SettleServices } from "../settlement";
import { listReviewResolutions } from "./review";
import type { ReviewDecision, ReviewResolution } from "./review.schema";
import { insertReviewEntry } from "./review.store.server";

export type ReviewFailure =
  | { readonly code: "not-found" }
  /** Another member of staff has already resolved it, or its provider does not support the action. */
  | { readonly code: "not-possible" }
  | { readonly code: "provider-failed"; readonly message: string };

type ReviewContext = {
  readonly services: SettleServices;
  readonly attempt: PaymentAttempt;
  readonly gateway: PaymentGateway;
  readonly ref: string;
  readonly author: string;
};
type ReviewResult = Result<string, ReviewFailure>;

/**
 * Ends a review as staff decided, and records the result with the author. A refund is recorded before it is sent; other
 * decisions call the provider first. A repeated request changes nothing.
 */
export async function resolveReview(
  services: SettleServices,
  attemptId: string,
  { way, note }: ReviewDecision,
  author: string,
): Promise<ReviewResult> {
  const attempt = await findAttempt(services.db, attemptId);
  const gateway = attempt && services.gateways[attempt.provider];
  if (!attempt || attempt.providerRef === null) return err({ code: "not-found" });
  if (!gateway || !listReviewResolutions(attempt, gateway).includes(way))
    return err({ code: "not-possible" });
  const work: ReviewContext = { services, attempt, gateway, ref: attempt.providerRef, author };
  const result = attempt.status === "held" ? await decideHeldPayment(work, way) : await resolve[way](work);
  const reviewResult = result.ok ? result.value : `Not done: ${result.failure.code}`;
  const { db, clock } = services;
  await insertReviewEntry(db, {
    attemptId,
    author,
    way,
    note,
    outcome: reviewResult,
    createdAt: clock.now(),
  });
  return result;
}

/** Decides a held charge at the provider and settles the result. */
async function decideHeldPayment(
  { services, attempt, gateway, ref }: ReviewContext,
  resolution: ReviewResolution,
): Promise<ReviewResult> {
  const decision = resolution === "accept" ? "approve" : "decline";
  const decided = await gateway.decideHeldCharge?.(ref, decision);
  if (!decided?.ok) return err(decided ? toReviewFailure(decided.failure) : { code: "not-possible" });
  const settlement = await settle(services, attempt.provider, ref);
  if (!settlement.ok) return ok("Decided at the provider; what came of it follows");
  return ok(resolution === "accept" ? "Approved at the provider" : "Declined at the provider");
}

const resolve: { readonly [W in ReviewResolution]: (work: ReviewContext) => Promise<ReviewResult> } = {
  accept: async (work) => {
    const result = await fetchReviewedResult(work);
    if (!result.ok) return result;
    return runWithLocks(work, async ({ lockedPayable, now, tx }) => {
      const { transactionId, state } = result.value;
      if (state !== "paid" || transactionId === null) return err({ code: "not-possible" });
      const payment = { ...toPaymentDetails(result.value), transactionId };
      const { balance } = await lockedPayable.recordPaidPayment(toPaymentSource(work.attempt), payment, now);
      if (balance > ZERO && !lockedPayable.acceptsInstallments)
        await lockedPayable.acceptAsPaid(balance, now);
      await updateAttempt(tx, work.attempt.id, { status: "paid", reviewReason: null }, now);
      return ok("Accepted as is");
    });
  },
  refund: async (work) => {
    const result = await fetchReviewedResult(work);
    if (!result.ok) return result;
    const amount = await getRefundableAmount(work, result.value);
    const refund = amount > ZERO ? await refundPayment(work, amount) : ok(null);
    if (!refund.ok) return refund;
    return runWithLocks(work, async ({ lockedPayable, now, tx }) => {
      if (refund.value) await lockedPayable.recordRefund(toPaymentSource(work.attempt), refund.value, now);
      const status = work.attempt.status === "paid" ? "paid" : "refunded";
      await updateAttempt(tx, work.attempt.id, { status, reviewReason: null }, now);
      return ok(refund.value ? `${formatMoney(amount)} refunded` : "The excess was refunded before");
    });
  },
  cancel: async (work) => {
    const result = await fetchReviewedResult(work);
    if (!result.ok) return result;
    const isPaid = result.value.state === "paid";
    const refund = isPaid ? await refundPayment(work, result.value.amount) : await cancelAtProvider(work);
    if (!refund.ok) return refund;
    return runWithLocks(work, async ({ lockedPayable, now, tx }) => {
      if (refund.value) await lockedPayable.recordRefund(toPaymentSource(work.attempt), refund.value, now);
      await lockedPayable.cancel(now);
      await updateAttempt(
        tx,
        work.attempt.id,
        { status: isPaid ? "refunded" : "canceled", reviewReason: null },
        now,
      );
      return ok(isPaid ? `Canceled, ${formatMoney(result.value.amount)} refunded` : "Canceled");
    });
  },
};

async function fetchReviewedResult({
  gateway,
  ref,
}: ReviewContext): Promise<Result<ProviderResult, ReviewFailure>> {
  const fetched = await gateway.fetchResult(ref);
  return fetched.ok ? fetched : err(toReviewFailure(fetched.failure));
}

/** Returns the excess over the total when the payment counts, 0 when it was given back before; else the whole amount. */
async function getRefundableAmount(
  { services, attempt }: ReviewContext,
  result: ProviderResult,
): Promise<Cents> {
  const bill = await services.payables[attempt.payable.kind].findBill(services.db, attempt.payable.id);
  if (attempt.status !== "paid" || !bill) return result.amount;
  return cents(Math.min(Math.max(-bill.due, 0), result.amount));
}

type MadeRefund = { readonly id: string; readonly amount: Cents };

async function refundPayment(
  { services, gateway, attempt, author }: ReviewContext,
  amount: Cents,
): Promise<Result<MadeRefund, ReviewFailure>> {
  if (!gateway.refund) return err({ code: "not-possible" });
  const refunded = await refundInReview(services, { attemptId: attempt.id, amount, author });
  return refunded.ok ? ok({ id: refunded.value, amount }) : err(toReviewFailure(refunded.failure));
}

/** Cancels an unpaid payment at the provider. */
async function cancelAtProvider({ gateway, ref }: ReviewContext): Promise<Result<null, ReviewFailure>> {
  const canceled = await gateway.cancel(ref);
  return canceled.ok || canceled.failure.code === "unknown-ref"
    ? ok(null)
    : err(toReviewFailure(canceled.failure));
}

function toReviewFailure({ message }: Pick<ProviderFailure, "message">): ReviewFailure {
  return { code: "provider-failed", message };
}

type LockedReview = {
  readonly tx: SettleServices["db"];
  readonly lockedPayable: NonNullable<Awaited<ReturnType<SettleServices["payables"]["order"]["lock"]>>>;
  readonly now: Date;
};

/** Runs the change under the locks of payable and attempt; fails when the attempt changed meanwhile. */
async function runWithLocks(
  { services: { db, payables, clock }, attempt }: ReviewContext,
  write: (parts: LockedReview) => Promise<ReviewResult>,
): Promise<ReviewResult> {
  return db.transaction(async (tx) => {
    const lockedPayable = await payables[attempt.payable.kind].lock(tx, attempt.payable.id);
    const now = await lockAttempt(tx, attempt.id);
    if (!lockedPayable || now?.status !== attempt.status) return err({ code: "not-possible" });
    return write({ tx, lockedPayable, now: clock.now() });
  });
}
