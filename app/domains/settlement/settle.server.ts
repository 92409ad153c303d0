import type { Db } from "#db/client.server";
import { findResultMismatch, isUndecided, type PaymentAttempt } from "~/domains/payments/attempt";
import type { PaymentGateway, ProviderFailure, ProviderResult } from "~/domains/payments/payment-gateway";
import type { Provider } from "~/domains/payments/provider";
import { formatMoney } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import { applyResult, toPaymentSource, toTransactionResponse } from "./apply-result.server";
import {
  findAttemptOfResult,
  lockAttempt,
  saveProviderCheck,
  saveProviderRef,
  updateAttempt,
} from "./attempts/attempt.store.server";
import { closeExpiredAttempt } from "./attempts/close-expired.server";
import { captureOnce } from "./capture.server";
import type { LockedPayable } from "./payable";
import type { SettleFailure, Settlement, SettleServices, SettleTrigger } from "./settlement";
import { isPaidOrHeld, updateProviderMetadata } from "./update-provider-metadata.server";

/**
 * Settles a payment, which is the only way to "paid" (docs/payments.md, rule 8). It fetches the result from the
 * provider, then records the payment exactly once. The return page, webhooks and the reconciler use it.
 */
export async function settle(
  services: SettleServices,
  provider: Provider,
  ref: string,
  { trigger }: { readonly trigger: SettleTrigger } = { trigger: "shopper" },
): Promise<Result<Settlement, SettleFailure>> {
  const gateway = services.gateways[provider];
  if (!gateway) return err({ code: "no-gateway" });
  const fetched = await gateway.fetchResult(ref);
  if (!fetched.ok && fetched.failure.code === "expired") return closeExpiredAttempt(services, provider, ref);
  if (!fetched.ok) return fetched;
  const attempt = await findAttemptOfResult(services.db, provider, fetched.value);
  if (!attempt) {
    return err({ code: fetched.value.attemptId === null ? "foreign-payment" : "unknown-payment" });
  }
  const result = await captureWhatIsApproved({ ...services, gateway, trigger }, attempt, fetched.value);
  if (!result.ok) return result;
  const { id, payable } = attempt;
  const settlement = await services.db.transaction(async (tx): Promise<Result<Settlement, SettleFailure>> => {
    // The payable is locked before its attempts, which avoids deadlocks.
    const lockedPayable = await services.payables[payable.kind].lock(tx, payable.id);
    const locked = await lockAttempt(tx, id);
    if (!locked || !lockedPayable) return err({ code: "unknown-payment" });
    const applied = await applyProviderResult(
      { ...services, tx, gateway },
      locked,
      lockedPayable,
      result.value,
    );
    await applyRefunds({ ...services, tx }, locked, result.value);
    return ok(applied);
  });
  if (settlement.ok && isPaidOrHeld(settlement.value))
    await updateProviderMetadata(services, gateway, attempt, result.value);
  return settlement;
}

/** Records refunds after their payment, which may have been recorded just before. */
async function applyRefunds(
  { tx, payables, clock }: Pick<SettleServices, "payables" | "clock"> & { readonly tx: Db },
  attempt: PaymentAttempt,
  { refunds = [] }: ProviderResult,
): Promise<void> {
  if (refunds.length === 0) return;
  const lockedPayable = await payables[attempt.payable.kind].lock(tx, attempt.payable.id);
  for (const refund of refunds)
    await lockedPayable?.recordRefund(toPaymentSource(attempt), refund, clock.now());
}

type CaptureContext = SettleServices & { readonly gateway: PaymentGateway; readonly trigger: SettleTrigger };

/**
 * Captures an approved payment first, if it fits its undecided attempt, and fetches the result again. A
 * declined capture is repeated only after a new approval.
 */
async function captureWhatIsApproved(
  { gateway, trigger, ...services }: CaptureContext,
  attempt: PaymentAttempt,
  result: ProviderResult,
): Promise<Result<ProviderResult, ProviderFailure>> {
  if (!result.needsCapture || !isUndecided(attempt)) return ok(result);
  if (findReviewReason(attempt, result, gateway.live)) return ok(result);
  if (trigger === "reconciler" && attempt.declinedCaptures > 0) return ok(result);
  const isAsked = await captureOnce(services, gateway, attempt, result.ref);
  return isAsked ? gateway.fetchResult(result.ref) : ok(result);
}

type ApplyContext = Pick<SettleServices, "clock" | "log"> & {
  readonly tx: Db;
  readonly gateway: PaymentGateway;
};

async function applyProviderResult(
  { tx, gateway, clock, log }: ApplyContext,
  attempt: PaymentAttempt,
  lockedPayable: LockedPayable,
  result: ProviderResult,
): Promise<Settlement> {
  const now = clock.now();
  const toSettlement = (state: Settlement["state"]): Settlement => ({
    payable: attempt.payable,
    attemptId: attempt.id,
    state,
    providerStatus: result.providerStatus,
    message: result.message ?? attempt.declineMessage,
    transactionId: result.transactionId,
    canApproveAgain: state === "open" && result.needsCapture && attempt.declinedCaptures > 0,
  });
  await saveProviderRef(tx, attempt.id, result.ref, now);
  await saveProviderCheck(tx, attempt.id, now);
  if (attempt.status === "paid" || attempt.status === "needs_review") return toSettlement(attempt.status);
  // After a refund by staff, the earlier payment no longer counts.
  if (attempt.status === "refunded") return toSettlement("declined");

  const moneyConcerned = result.state === "paid" || result.state === "held" || result.needsCapture;
  const mismatchReason = moneyConcerned ? findReviewReason(attempt, result, gateway.live) : null;
  const reason = mismatchReason ?? (await applyResult(tx, attempt, lockedPayable, result, now));
  if (reason === null) return toSettlement(result.state);
  log.error({ ...attempt.payable, attemptId: attempt.id, reason }, "payment needs review");
  const review = {
    status: "needs_review",
    reviewReason: reason,
    reviewFacts: toTransactionResponse(result),
  } as const;
  await updateAttempt(tx, attempt.id, review, now);
  if (mismatchReason) await lockedPayable.recordPaymentInReview(mismatchReason, now);
  return toSettlement("needs_review");
}

/**
 * Returns the reason for a review. Received money counts with any amount; an authorization is captured only when it
 * matches the request.
 */
function findReviewReason(
  attempt: PaymentAttempt,
  result: ProviderResult,
  expectLive: boolean,
): string | null {
  if (attempt.providerRef !== null && attempt.providerRef !== result.ref) {
    return "it is another payment than the one begun for this attempt";
  }
  if (result.state === "paid" && result.transactionId === null) return "it names no charge";
  if (result.needsCapture && result.amount !== attempt.amount) {
    return `its amount is ${formatMoney(result.amount)} instead of ${formatMoney(attempt.amount)}`;
  }
  return findResultMismatch(attempt, result, expectLive);
}
