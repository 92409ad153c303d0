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
import { toPaymentSource } from "./apply-result.server";
import {
  changeAttempt,
  claimCharge,
  findAttempt,
  lockAttempt,
  releaseCharge,
  saveProviderCheck,
  saveProviderRef,
} from "./attempt.store.server";
import type { SettleServices } from "./settlement";

type Started = Result<StartedAttempt<Provider>, ProviderFailure>;

/** Longer than a request to a provider may take: an answer later than this will not come. */
const answerWithinMs = 25_000;
/** How long after it was sent a charge that the provider does not know of is taken for never made. */
const unseenAfterMs = 60_000;
const maxWaitMs = 10_000;
const pauseMs = 150;

/**
 * Sends the charge of an attempt to a provider without idempotency keys: once, whoever asks and however often. Who
 * comes second waits for what the first is answered; where nobody was, the provider is asked what became of it.
 */
export async function chargeOnce(
  services: SettleServices,
  gateway: PaymentGateway,
  attemptId: string,
  charge: ChargeRequest,
): Promise<Started> {
  const { db, clock } = services;
  for (let waited = 0; waited < maxWaitMs; waited += pauseMs) {
    if (await claimCharge(db, attemptId, clock.now())) return send(services, gateway, attemptId, charge);
    const attempt = await findAttempt(db, attemptId);
    if (attempt?.status !== "open") break;
    if (attempt.providerRef !== null) return gateway.update(attempt.providerRef, charge);
    if (attempt.sentAt && clock.now().getTime() - attempt.sentAt.getTime() > answerWithinMs) {
      const found = await findSentCharge(services, attempt);
      if (!found.ok) return found;
      return found.value === null ? noAnswer() : gateway.update(found.value, charge);
    }
    await new Promise((wake) => setTimeout(wake, pauseMs));
  }
  return noAnswer();
}

async function send(
  { db, clock }: SettleServices,
  gateway: PaymentGateway,
  attemptId: string,
  charge: ChargeRequest,
): Promise<Started> {
  const started = await gateway.start(charge);
  // A definite no made nothing: the next try may send another token.
  if (!started.ok && started.failure.code === "refused") await releaseCharge(db, attemptId, clock.now());
  return started;
}

/**
 * What became of a charge that was sent and whose answer was lost: its id at the provider. Null when the provider
 * knows of none and a minute has passed: the attempt is over then, and a new one may be made. Should it turn up later
 * after all, it is settled as what it is.
 */
export async function findSentCharge(
  services: SettleServices,
  attempt: PaymentAttempt,
): Promise<Result<string | null, ProviderFailure>> {
  const { db, clock, gateways } = services;
  const { id, shortId, sentAt, provider } = attempt;
  const find = gateways[provider]?.findCharge;
  if (!find || sentAt === null) return ok(null);
  const found = await find(shortId, sentAt);
  if (!found.ok) return found;
  const now = clock.now();
  if (found.value !== null) {
    await saveProviderRef(db, id, found.value, now);
    return found;
  }
  if (now.getTime() - sentAt.getTime() < unseenAfterMs) return noAnswer();
  await declineUnseenCharge(services, attempt, now);
  return ok(null);
}

/** The provider's id of an attempt; looked for where its charge was sent and nobody was answered. */
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
    if (locked.status === "superseded") await changeAttempt(tx, id, { status: "canceled" }, now);
    if (locked.status !== "open") return;
    const message = paymentMessages.providerSilent;
    const refusal = {
      status: "failed",
      message,
      failedTransactionId: null,
      transactionResponse: {},
    } as const;
    await lockedPayable.recordDeclined(toPaymentSource(locked), refusal, now);
    await changeAttempt(tx, id, { status: "declined", declineMessage: message }, now);
  });
}

function noAnswer(): Result<never, ProviderFailure> {
  return err({ code: "no-answer", message: paymentMessages.providerSilent });
}
