import type { PaymentAttempt } from "~/domains/payments/attempt";
import type {
  ChargeRequest,
  PaymentGateway,
  ProviderFailure,
  StartedAttempt,
} from "~/domains/payments/payment-gateway";
import { paymentMessages } from "~/domains/payments/payments.messages";
import type { Provider } from "~/domains/payments/provider";
import { err, ok, type Result } from "~/kernel/result";
import { toPaymentSource } from "../apply-result.server";
import {
  claimCharge,
  findAttempt,
  lockAttempt,
  releaseCharge,
  saveProviderCheck,
  saveProviderRef,
  updateAttempt,
} from "../attempts/attempt.store.server";
import type { SettleServices } from "../settlement";

type StartResult = Result<StartedAttempt<Provider>, ProviderFailure>;

/** Longer than a request timeout: no response comes after this. */
const answerWithinMs = 25_000;
/** When a charge unknown to the provider counts as never made. */
const unseenAfterMs = 60_000;
const maxWaitMs = 10_000;
const pauseMs = 150;

/**
 * Sends a charge exactly once to a provider without idempotency keys. Parallel callers wait for the first
 * response. If it was lost, the charge is looked up at the provider.
 */
export async function chargeOnce(
  services: SettleServices,
  gateway: PaymentGateway,
  attemptId: string,
  charge: ChargeRequest,
): Promise<StartResult> {
  const { db, clock } = services;
  for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += pauseMs) {
    if (await claimCharge(db, attemptId, clock.now())) return send(services, gateway, attemptId, charge);
    const attempt = await findAttempt(db, attemptId);
    if (attempt?.status !== "open") break;
    if (attempt.providerRef !== null) return gateway.update(attempt.providerRef, charge);
    if (attempt.sentAt && clock.now().getTime() - attempt.sentAt.getTime() > answerWithinMs) {
      const result = await findSentCharge(services, attempt);
      if (!result.ok) return result;
      return result.value === null ? failNoAnswer() : gateway.update(result.value, charge);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return failNoAnswer();
}

async function send(
  { db, clock }: SettleServices,
  gateway: PaymentGateway,
  attemptId: string,
  charge: ChargeRequest,
): Promise<StartResult> {
  const started = await gateway.start(charge);
  // A definite refusal created nothing; the next attempt may send another token.
  if (!started.ok && started.failure.code === "refused") await releaseCharge(db, attemptId, clock.now());
  return started;
}

/**
 * Finds a sent charge whose response was lost: its id at the provider. Null after a minute without one: the
 * attempt ends and a new one may start. A charge found later is still settled.
 */
export async function findSentCharge(
  services: SettleServices,
  attempt: PaymentAttempt,
): Promise<Result<string | null, ProviderFailure>> {
  const { db, clock, gateways } = services;
  const { id, shortId, sentAt, provider } = attempt;
  const find = gateways[provider]?.findCharge;
  if (!find || sentAt === null) return ok(null);
  const charge = await find(shortId, sentAt);
  if (!charge.ok) return charge;
  const now = clock.now();
  if (charge.value !== null) {
    await saveProviderRef(db, id, charge.value, now);
    return charge;
  }
  if (now.getTime() - sentAt.getTime() < unseenAfterMs) return failNoAnswer();
  await declineUnseenCharge(services, attempt, now);
  return ok(null);
}

/** Returns the provider's id of an attempt; searched for when its charge was sent without a response. */
export async function findProviderRef(
  services: SettleServices,
  attempt: PaymentAttempt,
): Promise<Result<string | null, ProviderFailure>> {
  return attempt.providerRef === null ? findSentCharge(services, attempt) : ok(attempt.providerRef);
}

async function declineUnseenCharge(
  { db, payables }: SettleServices,
  { id, payable }: PaymentAttempt,
  now: Date,
) {
  await db.transaction(async (tx) => {
    const lockedPayable = await payables[payable.kind].lock(tx, payable.id);
    const locked = await lockAttempt(tx, id);
    await saveProviderCheck(tx, id, now);
    if (!lockedPayable || !locked || locked.providerRef !== null) return;
    if (locked.status === "superseded") await updateAttempt(tx, id, { status: "canceled" }, now);
    if (locked.status !== "open") return;
    const message = paymentMessages.providerSilent;
    const refusal = {
      status: "failed",
      message,
      failedTransactionId: null,
      transactionResponse: {},
    } as const;
    await lockedPayable.recordDeclinedPayment(toPaymentSource(locked), refusal, now);
    await updateAttempt(tx, id, { status: "declined", declineMessage: message }, now);
  });
}

function failNoAnswer(): Result<never, ProviderFailure> {
  return err({ code: "no-answer", message: paymentMessages.providerSilent });
}
