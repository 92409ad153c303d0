import type { PaymentAttempt } from "~/domains/payments/attempt";
import type { PaymentGateway, ProviderFailure } from "~/domains/payments/payment-gateway";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { err, ok, type Result } from "~/kernel/result";
import { toPaymentSource } from "../apply-result.server";
import { findAttempt, lockAttempt } from "../attempts/attempt.store.server";
import { settle } from "../settle.server";
import type { SettleServices } from "../settlement";
import {
  claimRefund,
  findRefundById,
  type RefundResult,
  type RequestedRefund,
  saveRefundCheck,
  saveRefundResult,
} from "./refund.store.server";

/** Longer than a request timeout: no response comes after this. */
const answerWithinMs = 25_000;
const maxWaitMs = 10_000;
const pauseMs = 150;
/** When a refund unknown to a provider without idempotency keys counts as never made. */
const unseenAfterMs = 60_000;
/** Providers keep idempotency keys for at least 24 hours; nothing is repeated after this. */
const repeatableMs = 20 * 60 * 60 * 1000;

const unconfirmed = "The provider never confirmed it. Look at the payment there before you refund it again.";

/** `refused`: the provider gave nothing back. `unconfirmed`: its answer is unknown and asked for again later. */
export type SentRefund = "completed" | "refused" | "unconfirmed";

type RefundCall = {
  readonly services: SettleServices;
  readonly refund: RequestedRefund;
  readonly attempt: PaymentAttempt;
  readonly gateway: PaymentGateway;
  readonly ref: string;
};

/** Returns the idempotency key of a refund at its provider. */
function toRefundKey({ id }: Pick<RequestedRefund, "id">): string {
  return `refund:${id}`;
}

/**
 * Sends a recorded refund to its provider once, or asks what came of it. A lost answer is asked for again with the
 * same idempotency key, or searched for where the provider has none.
 */
export async function sendRefund(services: SettleServices, refundId: string): Promise<SentRefund> {
  const { db, clock } = services;
  const isFirst = await claimRefund(db, refundId, clock.now());
  if (!isFirst) await waitForFirstCall(services, refundId);
  const call = await findCall(services, refundId);
  if (!call) return "unconfirmed";
  if (call.refund.status !== "open") return call.refund.status === "completed" ? "completed" : "refused";
  const answer = isFirst ? await makeRefund(call) : await findLostAnswer(call);
  if (!answer.ok)
    return answer.failure.code === "no-answer"
      ? "unconfirmed"
      : recordResult(call, { status: "failed", failureMessage: answer.failure.message });
  if (answer.value === null) return "unconfirmed";
  return recordResult(call, { status: "completed", providerRefundId: answer.value });
}

/** Waits while the first caller may still get the provider's answer. */
async function waitForFirstCall({ db, clock }: SettleServices, refundId: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += pauseMs) {
    const refund = await findRefundById(db, refundId);
    if (refund?.status !== "open" || !isInFlight(refund, clock.now())) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function isInFlight({ sentAt }: RequestedRefund, now: Date): boolean {
  return sentAt !== null && now.getTime() - sentAt.getTime() < answerWithinMs;
}

async function findCall(services: SettleServices, refundId: string): Promise<RefundCall | null> {
  const refund = await findRefundById(services.db, refundId);
  const attempt = refund && (await findAttempt(services.db, refund.attemptId));
  const gateway = attempt && services.gateways[attempt.provider];
  if (!attempt || !gateway || attempt.providerRef === null) return null;
  return { services, refund, attempt, gateway, ref: attempt.providerRef };
}

type RefundAnswer = Result<string | null, ProviderFailure>;

async function makeRefund({ gateway, refund, ref }: RefundCall): Promise<RefundAnswer> {
  const made = await gateway.refund?.(ref, refund.amount, toRefundKey(refund));
  return made ?? err({ code: "refused", message: "This provider makes no refunds here." });
}

/** Returns the result of a refund call without a response; null while it is too early to tell. */
async function findLostAnswer(call: RefundCall): Promise<RefundAnswer> {
  const { services, gateway, refund, attempt, ref } = call;
  const now = services.clock.now();
  const { sentAt } = refund;
  if (sentAt === null || isInFlight(refund, now)) return ok(null);
  const age = now.getTime() - sentAt.getTime();
  await saveRefundCheck(services.db, refund.id, now);
  if (!gateway.findRefund) {
    if (age < repeatableMs) return makeRefund(call);
    // Records the refunds that the provider knows.
    await settle(services, attempt.provider, ref);
    return err({ code: "refused", message: unconfirmed });
  }
  const found = await gateway.findRefund(ref, toRefundKey(refund), sentAt);
  if (!found.ok || found.value !== null) return found;
  return age < unseenAfterMs ? found : err({ code: "refused", message: paymentMessages.providerSilent });
}

/** Records what came of a refund once, under the locks of payable and attempt. */
async function recordResult(
  { services: { db, payables, clock }, refund, attempt }: RefundCall,
  result: RefundResult,
): Promise<SentRefund> {
  const { amount, author } = refund;
  const { methodLabel } = attempt;
  return db.transaction(async (tx) => {
    const now = clock.now();
    const lockedPayable = await payables[attempt.payable.kind].lock(tx, attempt.payable.id);
    await lockAttempt(tx, attempt.id);
    const isNew = await saveRefundResult(tx, refund.id, result, now);
    if (isNew && result.status === "completed")
      await lockedPayable?.recordRefund(
        toPaymentSource(attempt),
        { id: result.providerRefundId, amount },
        now,
      );
    if (isNew && result.status === "failed") {
      const { failureMessage } = result;
      await lockedPayable?.recordRefundEvent({ amount, methodLabel, author, failureMessage }, now);
    }
    return result.status === "completed" ? "completed" : "refused";
  });
}
