import type { PaymentAttempt } from "~/domains/payments/attempt";
import type { Gateway, GatewayFailure, Outcome } from "~/domains/payments/gateway";
import { type Cents, cents, formatMoney, ZERO } from "~/kernel/money";
import { err, ok, type Result } from "~/kernel/result";
import { paymentFactsOf, sourceOf } from "../apply-outcome.server";
import { changeAttempt, findAttempt, takeAttempt } from "../attempt.store.server";
import { settle } from "../settle.server";
import type { SettleServices } from "../settlement";
import { waysOf } from "./review";
import type { ReviewDecision, ReviewWay } from "./review.schema";
import { insertReview } from "./review.store.server";

export type ReviewFailure =
  | { readonly code: "not-found" }
  /** Somebody else was quicker, or its provider cannot do that. */
  | { readonly code: "not-possible" }
  | { readonly code: "provider-failed"; readonly message: string };

type Work = {
  readonly services: SettleServices;
  readonly attempt: PaymentAttempt;
  readonly gateway: Gateway;
  readonly ref: string;
};
type Done = Result<string, ReviewFailure>;

/**
 * Ends a review as staff decided. The provider is asked first, and what it says is written with the name of who
 * decided, on the attempt and in the payable's history; a second press finds nothing left to do.
 */
export async function resolveReview(
  services: SettleServices,
  attemptId: string,
  { way, note }: ReviewDecision,
  author: string,
): Promise<Done> {
  const attempt = await findAttempt(services.db, attemptId);
  const gateway = attempt && services.gateways[attempt.provider];
  if (!attempt || attempt.providerRef === null) return err({ code: "not-found" });
  if (!gateway || !waysOf(attempt, gateway).includes(way)) return err({ code: "not-possible" });
  const work: Work = { services, attempt, gateway, ref: attempt.providerRef };
  const done = attempt.status === "held" ? await decideHeld(work, way) : await resolve[way](work);
  const outcome = done.ok ? done.value : `Not done: ${done.failure.code}`;
  const { db, clock } = services;
  await insertReview(db, { attemptId, author, way, note, outcome, createdAt: clock.now() });
  return done;
}

/** What the provider's filters hold is decided at the provider; what it then says is settled as always. */
async function decideHeld({ services, attempt, gateway, ref }: Work, way: ReviewWay): Promise<Done> {
  const verdict = way === "accept" ? "approve" : "decline";
  const decided = await gateway.decide?.(ref, verdict);
  if (!decided?.ok) return err(decided ? failureOf(decided.failure) : { code: "not-possible" });
  const settled = await settle(services, attempt.provider, ref);
  if (!settled.ok) return ok("Decided at the provider; what came of it follows");
  return ok(way === "accept" ? "Approved at the provider" : "Declined at the provider");
}

const resolve: { readonly [W in ReviewWay]: (work: Work) => Promise<Done> } = {
  accept: async (work) => {
    const truth = await truthOf(work);
    if (!truth.ok) return truth;
    return locked(work, async ({ taken, now, tx }) => {
      const { transactionId, standing } = truth.value;
      if (standing !== "paid" || transactionId === null) return err({ code: "not-possible" });
      const payment = { ...paymentFactsOf(truth.value), transactionId };
      const { balance } = await taken.paid(sourceOf(work.attempt), payment, now);
      if (balance > ZERO && !taken.takesParts) await taken.accepted(balance, now);
      await changeAttempt(tx, work.attempt.id, { status: "paid", reviewReason: null }, now);
      return ok("Accepted as it is");
    });
  },
  refund: async (work) => {
    const truth = await truthOf(work);
    if (!truth.ok) return truth;
    const amount = await refundable(work, truth.value);
    const given = await giveBack(work, amount);
    if (!given.ok) return given;
    return locked(work, async ({ taken, now, tx }) => {
      await taken.refunded(sourceOf(work.attempt), given.value, now);
      const status = work.attempt.status === "paid" ? "paid" : "refunded";
      await changeAttempt(tx, work.attempt.id, { status, reviewReason: null }, now);
      return ok(`${formatMoney(amount)} given back`);
    });
  },
  cancel: async (work) => {
    const truth = await truthOf(work);
    if (!truth.ok) return truth;
    const isPaid = truth.value.standing === "paid";
    const given = isPaid ? await giveBack(work, truth.value.amount) : await letGo(work);
    if (!given.ok) return given;
    return locked(work, async ({ taken, now, tx }) => {
      if (given.value) await taken.refunded(sourceOf(work.attempt), given.value, now);
      await taken.canceled(now);
      await changeAttempt(
        tx,
        work.attempt.id,
        { status: isPaid ? "refunded" : "canceled", reviewReason: null },
        now,
      );
      return ok(isPaid ? `Canceled, ${formatMoney(truth.value.amount)} given back` : "Canceled");
    });
  },
};

async function truthOf({ gateway, ref }: Work): Promise<Result<Outcome, ReviewFailure>> {
  const asked = await gateway.fetchTruth(ref);
  return asked.ok ? asked : err(failureOf(asked.failure));
}

/** Beyond the total only what is too much goes back; else all of it. */
async function refundable({ services, attempt }: Work, truth: Outcome): Promise<Cents> {
  const bill = await services.payables[attempt.payable.kind].bill(services.db, attempt.payable.id);
  const excess = bill && bill.due < 0 ? cents(-bill.due) : truth.amount;
  return attempt.status === "paid" && excess < truth.amount ? excess : truth.amount;
}

type Given = { readonly id: string; readonly amount: Cents };

async function giveBack(
  { gateway, ref, attempt }: Work,
  amount: Cents,
): Promise<Result<Given, ReviewFailure>> {
  const refunded = await gateway.refund?.(ref, amount, `att:${attempt.id}:refund:${amount}`);
  if (!refunded) return err({ code: "not-possible" });
  return refunded.ok ? ok({ id: refunded.value, amount }) : err(failureOf(refunded.failure));
}

/** Nobody may take what was never taken. */
async function letGo({ gateway, ref }: Work): Promise<Result<null, ReviewFailure>> {
  const gone = await gateway.cancel(ref);
  return gone.ok || gone.failure.code === "unknown-ref" ? ok(null) : err(failureOf(gone.failure));
}

function failureOf({ message }: GatewayFailure): ReviewFailure {
  return { code: "provider-failed", message };
}

type Locked = {
  readonly tx: SettleServices["db"];
  readonly taken: NonNullable<Awaited<ReturnType<SettleServices["payables"]["order"]["take"]>>>;
  readonly now: Date;
};

/** Under the locks of payable and attempt; nothing where somebody else decided meanwhile. */
async function locked(
  { services: { db, payables, clock }, attempt }: Work,
  write: (parts: Locked) => Promise<Done>,
): Promise<Done> {
  return db.transaction(async (tx) => {
    const taken = await payables[attempt.payable.kind].take(tx, attempt.payable.id);
    const now = await takeAttempt(tx, attempt.id);
    if (!taken || now?.status !== attempt.status) return err({ code: "not-possible" });
    return write({ tx, taken, now: clock.now() });
  });
}
