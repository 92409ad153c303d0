import type { PaymentAttempt } from "~/domains/payments/attempt";
import type { ChargeRequest, Gateway, GatewayFailure, StartedAttempt } from "~/domains/payments/gateway";
import { paymentMessages } from "~/domains/payments/payments.messages";
import type { Provider } from "~/domains/payments/provider";
import { err, ok, type Result } from "~/kernel/result";
import { sourceOf } from "./apply-outcome.server";
import {
  changeAttempt,
  claimCharge,
  findAttempt,
  noteChecked,
  noteProviderRef,
  releaseCharge,
  takeAttempt,
} from "./attempt.store.server";
import type { SettleServices } from "./settlement";

type Started = Result<StartedAttempt<Provider>, GatewayFailure>;

/** Longer than a request to a provider may take: an answer later than this will not come. */
const answerWithinMs = 25_000;
/** How long after it was sent a charge that the provider does not know of is taken for never made. */
const unseenAfterMs = 60_000;
const patienceMs = 10_000;
const pauseMs = 150;

/**
 * Sends the charge of an attempt to a provider without idempotency keys: once, whoever asks and however often. Who
 * comes second waits for what the first is answered; where nobody was, the provider is asked what became of it.
 */
export async function chargeOnce(
  services: SettleServices,
  gateway: Gateway,
  attemptId: string,
  charge: ChargeRequest,
): Promise<Started> {
  const { db, clock } = services;
  for (let waited = 0; waited < patienceMs; waited += pauseMs) {
    if (await claimCharge(db, attemptId, clock.now())) return send(services, gateway, attemptId, charge);
    const attempt = await findAttempt(db, attemptId);
    if (attempt?.status !== "open") break;
    if (attempt.providerRef !== null) return gateway.update(attempt.providerRef, charge);
    if (attempt.sentAt && clock.now().getTime() - attempt.sentAt.getTime() > answerWithinMs) {
      const found = await findSent(services, attempt);
      if (!found.ok) return found;
      return found.value === null ? silence() : gateway.update(found.value, charge);
    }
    await new Promise((wake) => setTimeout(wake, pauseMs));
  }
  return silence();
}

async function send(
  { db, clock }: SettleServices,
  gateway: Gateway,
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
export async function findSent(
  services: SettleServices,
  attempt: PaymentAttempt,
): Promise<Result<string | null, GatewayFailure>> {
  const { db, clock, gateways } = services;
  const { id, shortId, sentAt, provider } = attempt;
  const find = gateways[provider]?.find;
  if (!find || sentAt === null) return ok(null);
  const found = await find(shortId, sentAt);
  if (!found.ok) return found;
  const now = clock.now();
  if (found.value !== null) {
    await noteProviderRef(db, id, found.value, now);
    return found;
  }
  if (now.getTime() - sentAt.getTime() < unseenAfterMs) return silence();
  await giveUp(services, attempt, now);
  return ok(null);
}

/** The provider's id of an attempt; looked for where its charge was sent and nobody was answered. */
export async function refOf(
  services: SettleServices,
  attempt: PaymentAttempt,
): Promise<Result<string | null, GatewayFailure>> {
  return attempt.providerRef === null ? findSent(services, attempt) : ok(attempt.providerRef);
}

async function giveUp({ db, payables }: SettleServices, { id, payable }: PaymentAttempt, now: Date) {
  await db.transaction(async (tx) => {
    const taken = await payables[payable.kind].take(tx, payable.id);
    const locked = await takeAttempt(tx, id);
    await noteChecked(tx, id, now);
    if (!taken || !locked || locked.providerRef !== null) return;
    if (locked.status === "superseded") await changeAttempt(tx, id, { status: "canceled" }, now);
    if (locked.status !== "open") return;
    const message = paymentMessages.providerSilent;
    const refusal = {
      status: "failed",
      message,
      failedTransactionId: null,
      transactionResponse: {},
    } as const;
    await taken.declined(sourceOf(locked), refusal, now);
    await changeAttempt(tx, id, { status: "declined", declineMessage: message }, now);
  });
}

function silence(): Result<never, GatewayFailure> {
  return err({ code: "no-answer", message: paymentMessages.providerSilent });
}
