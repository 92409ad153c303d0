import type { Db } from "#db/client.server";
import {
  chooseAttemptStep,
  findChargeBlocker,
  type PayableRef,
  type PaymentAttempt,
} from "~/domains/payments/attempt";
import type { Provider } from "~/domains/payments/provider";
import type { Cents } from "~/kernel/money/money";
import type { LockedPayable } from "../payable";
import { insertAttempt, listAttempts, lockAttempts, updateAttempt } from "./attempt.store.server";

export type PaymentToRecord = {
  readonly payable: PayableRef;
  /** The payment method of the shop and the provider behind it. */
  readonly providerMethod: {
    readonly provider: Provider;
    readonly method: string;
    readonly methodLabel: string;
  };
  readonly amount: Cents;
  readonly currency: string;
};

export type RecordedPayment =
  | { readonly kind: "recorded"; readonly attemptId: string; readonly paymentId: string }
  /** An earlier call was paid or accepted by the provider, so there is nothing to charge. */
  | { readonly kind: "placed" }
  | { readonly kind: "in-review" }
  /**
   * An earlier payment may be taking money at this moment. Nothing is charged until its provider has
   * answered.
   */
  | { readonly kind: "unsettled" };

/**
 * Writes an attempt and its pending payment before the provider is called (docs/payments.md, rule 5). Call it under
 * the payable's lock, so that parallel callers share one attempt.
 */
export async function recordPaymentAttempt(
  tx: Db,
  lockedPayable: LockedPayable,
  { payable, providerMethod, amount, currency }: PaymentToRecord,
  now: Date,
): Promise<RecordedPayment> {
  const attempts = await lockAttempts(tx, payable);
  const step = chooseAttemptStep(attempts, { ...providerMethod, amount });
  if (step !== "new" && step !== "reuse") return { kind: step };
  const last = attempts.at(-1);
  if (step === "reuse" && last) {
    const { method, methodLabel } = providerMethod;
    await updateAttempt(tx, last.id, { amount, method, methodLabel }, now);
    return createRecordedResult(
      last.id,
      await lockedPayable.openPayment({ attemptId: last.id, ...providerMethod }, amount, now),
    );
  }
  await supersedeAttempts(tx, lockedPayable, attempts, now);
  const attemptId = await insertAttempt(tx, { payable, ...providerMethod, amount, currency }, now);
  return createRecordedResult(
    attemptId,
    await lockedPayable.openPayment({ attemptId, ...providerMethod }, amount, now),
  );
}

/**
 * Abandons all earlier attempts because nothing is left to collect (CHK-022). Returns the reason when an
 * attempt took money or may have taken it; null otherwise.
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
 * Abandons open attempts after a manual payment, so that nothing is paid twice. Returns false and changes
 * nothing while a provider decides, a review is open, or an installment is reserved.
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

export function createRecordedResult(attemptId: string, paymentId: string) {
  return { kind: "recorded", attemptId, paymentId } as const;
}

/** Marks attempts as superseded; `cancelSuperseded` then cancels them at their providers. */
export async function supersedeAttempts(
  tx: Db,
  lockedPayable: LockedPayable,
  attempts: readonly PaymentAttempt[],
  now: Date,
): Promise<void> {
  for (const { id, status } of attempts) {
    if (status !== "open" && status !== "declined") continue;
    await updateAttempt(tx, id, { status: "superseded" }, now);
    await lockedPayable.abandonPayment(id, now);
  }
}

/** Returns true when this is the newest attempt of  a payable. */
export async function isNewestAttempt(tx: Db, payable: PayableRef, attemptId: string): Promise<boolean> {
  const [newest] = await listAttempts(tx, payable);
  return newest?.id === attemptId;
}
