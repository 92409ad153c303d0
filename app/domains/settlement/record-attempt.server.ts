import type { Db } from "#db/client.server";
import {
  chooseAttemptStep,
  findChargeBlocker,
  type PayableRef,
  type PaymentAttempt,
} from "~/domains/payments/attempt";
import type { Provider } from "~/domains/payments/provider";
import type { Cents } from "~/kernel/money";
import { changeAttempt, insertAttempt, listAttempts, lockAttempts } from "./attempt.store.server";
import type { LockedPayable } from "./payable";

export type PaymentToRecord = {
  readonly payable: PayableRef;
  readonly paymentMethod: {
    readonly provider: Provider;
    readonly method: string;
    readonly methodLabel: string;
  };
  readonly amount: Cents;
  readonly currency: string;
};

export type RecordedPayment =
  | { readonly kind: "recorded"; readonly attemptId: string; readonly paymentId: string }
  /** Paid, or accepted by the provider, by an earlier call: there is nothing to charge. */
  | { readonly kind: "placed" }
  | { readonly kind: "in-review" }
  /** An earlier payment may be taking money at this moment: nothing is charged until its provider has said. */
  | { readonly kind: "unsettled" };

/**
 * Writes attempt and pending payment, before the provider hears of them (docs/payments.md, rule 5). Under the payable's
 * lock, so that of many callers at once one makes the attempt and the others find it.
 */
export async function recordAttempt(
  tx: Db,
  lockedPayable: LockedPayable,
  { payable, paymentMethod: pay, amount, currency }: PaymentToRecord,
  now: Date,
): Promise<RecordedPayment> {
  const attempts = await lockAttempts(tx, payable);
  const step = chooseAttemptStep(attempts, { ...pay, amount });
  if (step !== "new" && step !== "reuse") return { kind: step };
  const last = attempts.at(-1);
  if (step === "reuse" && last) {
    const { method, methodLabel } = pay;
    await changeAttempt(tx, last.id, { amount, method, methodLabel }, now);
    return toRecorded(last.id, await lockedPayable.openPayment({ attemptId: last.id, ...pay }, amount, now));
  }
  await supersedeAttempts(tx, lockedPayable, attempts, now);
  const attemptId = await insertAttempt(tx, { payable, ...pay, amount, currency }, now);
  return toRecorded(attemptId, await lockedPayable.openPayment({ attemptId, ...pay }, amount, now));
}

/**
 * CHK-022: what costs nothing now has nothing to collect, and nobody may pay an earlier attempt any more. Unless one
 * took money, or may have.
 */
export async function abandonAttempts(
  tx: Db,
  lockedPayable: LockedPayable,
  payable: PayableRef,
  now: Date,
): Promise<Exclude<RecordedPayment, { readonly kind: "recorded" }> | null> {
  const attempts = await lockAttempts(tx, payable);
  const state = findChargeBlocker(attempts);
  if (state) return { kind: state };
  await supersedeAttempts(tx, lockedPayable, attempts, now);
  return null;
}

/**
 * Money arrived by hand: what was begun and not sent is let go, so that it is not paid twice. False, and nothing is
 * touched, while a provider decides, a person has to look, or a part is reserved for somebody who is paying it.
 */
export async function abandonOpenAttempts(
  tx: Db,
  lockedPayable: LockedPayable,
  payable: PayableRef,
  now: Date,
): Promise<boolean> {
  const attempts = await lockAttempts(tx, payable);
  if (attempts.some((attempt) => isBeingDecided(attempt, now))) return false;
  await supersedeAttempts(tx, lockedPayable, attempts, now);
  return true;
}

function isBeingDecided({ status, expiresAt }: PaymentAttempt, now: Date): boolean {
  if (status === "open") return expiresAt !== null && expiresAt > now;
  return status === "capturing" || status === "held" || status === "needs_review";
}

export function toRecorded(attemptId: string, paymentId: string) {
  return { kind: "recorded", attemptId, paymentId } as const;
}

/** Nobody may pay what a newer attempt takes the place of; `cancelSuperseded` tells the providers. */
export async function supersedeAttempts(
  tx: Db,
  lockedPayable: LockedPayable,
  attempts: readonly PaymentAttempt[],
  now: Date,
): Promise<void> {
  for (const { id, status } of attempts) {
    if (status !== "open" && status !== "declined") continue;
    await changeAttempt(tx, id, { status: "superseded" }, now);
    await lockedPayable.abandonPayment(id, now);
  }
}

/** Whether nothing was tried since this attempt of a payable. */
export async function isNewestAttempt(tx: Db, payable: PayableRef, attemptId: string): Promise<boolean> {
  const [newest] = await listAttempts(tx, payable);
  return newest?.id === attemptId;
}
