import type { Db } from "#db/client.server";
import { isUndecided, mismatch, type PaymentAttempt } from "~/domains/payments/attempt";
import type { Gateway, GatewayFailure, Outcome } from "~/domains/payments/gateway";
import type { Provider } from "~/domains/payments/provider";
import { formatMoney } from "~/kernel/money";
import { err, ok, type Result } from "~/kernel/result";
import { applyOutcome, factsOf, sourceOf } from "./apply-outcome.server";
import {
  attemptOfOutcome,
  changeAttempt,
  noteChecked,
  noteProviderRef,
  takeAttempt,
} from "./attempt.store.server";
import { captureOnce } from "./capture.server";
import { closeExpired } from "./close-expired.server";
import type { TakenPayable } from "./payable";
import { isTaken, renameAtProvider } from "./rename-at-provider.server";
import type { Asker, SettleFailure, Settlement, SettleServices } from "./settlement";

/**
 * The only way to "paid" (docs/payments.md, rule 8): asks the provider, then writes the attempt's payment exactly once,
 * whoever calls and however often: the browser's return, a webhook, the reconciler.
 */
export async function settle(
  services: SettleServices,
  provider: Provider,
  ref: string,
  { asker }: { readonly asker: Asker } = { asker: "shopper" },
): Promise<Result<Settlement, SettleFailure>> {
  const gateway = services.gateways[provider];
  if (!gateway) return err({ code: "no-gateway" });
  const asked = await gateway.fetchTruth(ref);
  if (!asked.ok && asked.failure.code === "expired") return closeExpired(services, provider, ref);
  if (!asked.ok) return asked;
  const attempt = await attemptOfOutcome(services.db, provider, asked.value);
  if (!attempt) {
    return err({ code: asked.value.attemptId === null ? "foreign-payment" : "unknown-payment" });
  }
  const truth = await finalTruth({ ...services, gateway, asker }, attempt, asked.value);
  if (!truth.ok) return truth;
  const { id, payable } = attempt;
  const settled = await services.db.transaction(async (tx): Promise<Result<Settlement, SettleFailure>> => {
    // Always the payable first, then its attempts: two callers can wait for each other, never both.
    const taken = await services.payables[payable.kind].take(tx, payable.id);
    const locked = await takeAttempt(tx, id);
    if (!locked || !taken) return err({ code: "unknown-payment" });
    const applied = await applyTruth({ ...services, tx, gateway }, locked, taken, truth.value);
    await applyRefunds({ ...services, tx }, locked, truth.value);
    return ok(applied);
  });
  if (settled.ok && isTaken(settled.value)) await renameAtProvider(services, gateway, attempt, truth.value);
  return settled;
}

/** What was given back is written after what it was given back of, which may have been written a moment before. */
async function applyRefunds(
  { tx, payables, clock }: Pick<SettleServices, "payables" | "clock"> & { readonly tx: Db },
  attempt: PaymentAttempt,
  { refunds = [] }: Outcome,
): Promise<void> {
  if (refunds.length === 0) return;
  const taken = await payables[attempt.payable.kind].take(tx, attempt.payable.id);
  for (const refund of refunds) await taken?.refunded(sourceOf(attempt), refund, clock.now());
}

type Capturing = SettleServices & { readonly gateway: Gateway; readonly asker: Asker };

/**
 * What only waits for its capture is captured first, when it is what an undecided attempt asked for; the answer to
 * that is not believed but fetched. A declined capture is tried again only when somebody approved it again.
 */
async function finalTruth(
  { gateway, asker, ...services }: Capturing,
  attempt: PaymentAttempt,
  truth: Outcome,
): Promise<Result<Outcome, GatewayFailure>> {
  if (!truth.needsCapture || !isUndecided(attempt)) return ok(truth);
  if (reasonToReview(attempt, truth, gateway.live)) return ok(truth);
  if (asker === "reconciler" && attempt.declinedCaptures > 0) return ok(truth);
  const isAsked = await captureOnce(services, gateway, attempt, truth.ref);
  return isAsked ? gateway.fetchTruth(truth.ref) : ok(truth);
}

type Applying = Pick<SettleServices, "clock" | "log"> & { readonly tx: Db; readonly gateway: Gateway };

async function applyTruth(
  { tx, gateway, clock, log }: Applying,
  attempt: PaymentAttempt,
  taken: TakenPayable,
  truth: Outcome,
): Promise<Settlement> {
  const now = clock.now();
  const settled = (standing: Settlement["standing"]): Settlement => ({
    payable: attempt.payable,
    attemptId: attempt.id,
    standing,
    providerStatus: truth.providerStatus,
    message: truth.message ?? attempt.declineMessage,
    transactionId: truth.transactionId,
    mayApproveAgain: standing === "open" && truth.needsCapture && attempt.declinedCaptures > 0,
  });
  await noteProviderRef(tx, attempt.id, truth.ref, now);
  await noteChecked(tx, attempt.id, now);
  if (attempt.status === "paid" || attempt.status === "needs_review") return settled(attempt.status);
  // Staff gave it back: that it was paid once is nothing new.
  if (attempt.status === "refunded") return settled("declined");

  const moneyConcerned = truth.standing === "paid" || truth.standing === "held" || truth.needsCapture;
  const unfit = moneyConcerned ? reasonToReview(attempt, truth, gateway.live) : null;
  const reason = unfit ?? (await applyOutcome(tx, attempt, taken, truth, now));
  if (reason === null) return settled(truth.standing);
  log.error({ ...attempt.payable, attemptId: attempt.id, reason }, "payment needs review");
  const review = { status: "needs_review", reviewReason: reason, reviewFacts: factsOf(truth) } as const;
  await changeAttempt(tx, attempt.id, review, now);
  if (unfit) await taken.needsReview(unfit, now);
  return settled("needs_review");
}

/** Money that arrived counts whatever its amount; what is only authorized is not taken unless it is what was asked for. */
function reasonToReview(attempt: PaymentAttempt, truth: Outcome, expectLive: boolean): string | null {
  if (attempt.providerRef !== null && attempt.providerRef !== truth.ref) {
    return "it is another payment than the one begun for this attempt";
  }
  if (truth.standing === "paid" && truth.transactionId === null) return "it names no charge";
  if (truth.needsCapture && truth.amount !== attempt.amount) {
    return `its amount is ${formatMoney(truth.amount)} instead of ${formatMoney(attempt.amount)}`;
  }
  return mismatch(attempt, truth, expectLive);
}
