import type { Db } from "#db/client.server";
import { takeOrder } from "~/domains/orders/change-order.server";
import {
  type LockedOrder,
  recordDeclined,
  recordHeld,
  recordNeedsReview,
  recordOpen,
  recordPaid,
} from "~/domains/orders/record-payment.server";
import { mismatch, type PaymentAttempt } from "~/domains/payments/attempt";
import {
  attemptOfOutcome,
  changeAttempt,
  noteChecked,
  noteProviderRef,
  takeAttempt,
} from "~/domains/payments/attempts.server";
import type { Gateway, GatewayFailure, Gateways, Outcome, Provider } from "~/domains/payments/gateway";
import type { Clock } from "~/kernel/clock";
import type { Log } from "~/kernel/log";
import { err, ok, type Result } from "~/kernel/result";

export type SettleServices = {
  readonly db: Db;
  readonly gateways: Gateways;
  readonly clock: Clock;
  readonly log: Log;
};

/** What is settled, as stored: a second caller gets the same. */
export type Settlement = {
  readonly orderId: string;
  readonly attemptId: string;
  readonly standing: Outcome["standing"] | "needs_review";
  readonly providerStatus: string;
  readonly message: string | null;
};

export type SettleFailure =
  | GatewayFailure
  | { readonly code: "no-gateway" }
  /** It carries no attempt of ours: another program's on the same account. */
  | { readonly code: "foreign-payment" }
  | { readonly code: "unknown-payment" };

/**
 * The only way to "paid" (payments.md, rule 5): asks the provider, then writes the attempt's payment exactly once,
 * whoever calls and however often: the browser's return, a webhook, the reconciler.
 */
export async function settle(
  services: SettleServices,
  provider: Provider,
  ref: string,
): Promise<Result<Settlement, SettleFailure>> {
  const gateway = services.gateways[provider];
  if (!gateway) return err({ code: "no-gateway" });
  const asked = await gateway.fetchTruth(ref);
  if (!asked.ok) return asked;
  const attempt = await attemptOfOutcome(services.db, provider, asked.value);
  if (!attempt?.orderId) {
    return err({ code: asked.value.attemptId === null ? "foreign-payment" : "unknown-payment" });
  }
  const truth = await finalTruth(gateway, attempt, asked.value);
  if (!truth.ok) return truth;
  const { id, orderId } = attempt;
  return services.db.transaction(async (tx) => {
    // Always the attempt first, then its order: two callers can wait for each other, never both.
    const locked = await takeAttempt(tx, id);
    const order = await takeOrder(tx, orderId);
    if (!locked || !order) return err({ code: "unknown-payment" });
    return ok(await applyTruth({ ...services, tx, gateway }, locked, order, truth.value));
  });
}

/**
 * What only waits for its capture is captured first, when it is what an undecided attempt asked for; the answer to
 * that is not believed but fetched.
 */
async function finalTruth(
  gateway: Gateway,
  attempt: PaymentAttempt,
  truth: Outcome,
): Promise<Result<Outcome, GatewayFailure>> {
  const isUndecided = attempt.status === "open" || attempt.status === "held";
  if (!truth.needsCapture || !isUndecided || reasonToReview(attempt, truth, gateway.live)) return ok(truth);
  await gateway.capture(truth.ref, `att:${attempt.id}:capture`);
  return gateway.fetchTruth(truth.ref);
}

type Applying = {
  readonly tx: Db;
  readonly gateway: Gateway;
  readonly clock: Clock;
  readonly log: Log;
};

async function applyTruth(
  { tx, gateway, clock, log }: Applying,
  attempt: PaymentAttempt,
  order: LockedOrder,
  truth: Outcome,
): Promise<Settlement> {
  const now = clock.now();
  const settled = (standing: Settlement["standing"]): Settlement => ({
    orderId: order.id,
    attemptId: attempt.id,
    standing,
    providerStatus: truth.providerStatus,
    message: truth.message ?? attempt.declineMessage,
  });
  await noteProviderRef(tx, attempt.id, truth.ref, now);
  await noteChecked(tx, attempt.id, now);
  if (attempt.status === "paid") return settled("paid");
  if (attempt.status === "needs_review") return settled("needs_review");

  const moneyConcerned = truth.standing === "paid" || truth.standing === "held" || truth.needsCapture;
  const reason = moneyConcerned ? reasonToReview(attempt, truth, gateway.live) : null;
  if (reason) {
    log.error({ orderId: order.id, attemptId: attempt.id, reason }, "payment needs review");
    await changeAttempt(
      tx,
      attempt.id,
      { status: "needs_review", reviewReason: reason, reviewFacts: factsOf(truth) },
      now,
    );
    await recordNeedsReview(tx, order, reason, now);
    return settled("needs_review");
  }
  await apply[truth.standing](tx, attempt, order, truth, now);
  return settled(truth.standing);
}

function reasonToReview(attempt: PaymentAttempt, truth: Outcome, expectLive: boolean): string | null {
  if (attempt.providerRef !== null && attempt.providerRef !== truth.ref) {
    return "it is another payment than the one begun for this attempt";
  }
  if (truth.standing === "paid" && truth.transactionId === null) return "it names no charge";
  return mismatch(attempt, truth, expectLive);
}

type Apply = (
  tx: Db,
  attempt: PaymentAttempt,
  order: LockedOrder,
  truth: Outcome,
  now: Date,
) => Promise<void>;

const apply: { readonly [S in Outcome["standing"]]: Apply } = {
  paid: async (tx, attempt, order, truth, now) => {
    if (truth.transactionId === null) throw new Error("a paid outcome without charge passed the review");
    const { overpaidBy } = await recordPaid(
      tx,
      order,
      sourceOf(attempt),
      { ...paymentFieldsOf(truth), transactionId: truth.transactionId },
      now,
    );
    const reviewReason = overpaidBy > 0 ? `overpaid by ${overpaidBy} cents` : null;
    await changeAttempt(tx, attempt.id, { status: "paid", reviewReason }, now);
  },
  held: async (tx, attempt, order, truth, now) => {
    if (attempt.status === "held") return;
    await recordHeld(tx, order, sourceOf(attempt), { ...paymentFieldsOf(truth), status: truth.status }, now);
    await changeAttempt(tx, attempt.id, { status: "held" }, now);
  },
  declined: async (tx, attempt, order, truth, now) => {
    if (attempt.status === "declined") return;
    await recordDeclined(
      tx,
      order,
      sourceOf(attempt),
      {
        message: truth.message,
        failedTransactionId: truth.failedTransactionId,
        transactionResponse: factsOf(truth),
      },
      now,
    );
    await changeAttempt(tx, attempt.id, { status: "declined", declineMessage: truth.message }, now);
  },
  open: async (tx, attempt, order, truth, now) => {
    // After a decline the intent may be open again; the attempt stays declined, its order is paid by a new one.
    if (attempt.status === "open") await recordOpen(tx, order, attempt.id, truth.status, now);
  },
};

function sourceOf({ id, provider, method, methodLabel }: PaymentAttempt) {
  return { attemptId: id, provider, method, methodLabel };
}

function paymentFieldsOf(truth: Outcome) {
  return {
    transactionId: truth.transactionId,
    amount: truth.amount,
    additionalData: truth.additionalData,
    transactionResponse: factsOf(truth),
  };
}

/** What is kept of the provider's answer: enough to find it again, nothing secret. */
function factsOf({ ref, providerStatus, amount, currency, live, message }: Outcome) {
  return {
    id: ref,
    status: providerStatus,
    amount: amount / 100,
    currency,
    live,
    ...(message ? { message } : {}),
  };
}
