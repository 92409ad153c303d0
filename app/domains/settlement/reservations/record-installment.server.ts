import { createHash } from "node:crypto";
import type { Db } from "#db/client.server";
import type { PayableRef, PaymentAttempt } from "~/domains/payments/attempt";
import { type Cents, sum } from "~/kernel/money/money";
import { insertAttempt, lockAttempts, updateAttempt } from "../attempts/attempt.store.server";
import {
  createRecordedResult,
  type PaymentToRecord,
  type RecordedPayment,
  supersedeAttempts,
} from "../attempts/record-attempt.server";
import type { LockedPayable } from "../payable";
import {
  canOrderOwnerReplace,
  type InstallmentPayer,
  reservationMs,
  reservationWithPaymentMs,
  toReservation,
} from "./reservation";

export type InstallmentToRecord = PaymentToRecord & {
  /** Balance after completed payments. */
  readonly due: Cents;
  /** Undecided payments of the order, whichever attempts they belong to. */
  readonly undecided: readonly { readonly attemptId: string | null; readonly amount: Cents }[];
  readonly payer: InstallmentPayer;
  /** The attempt the payer's page started last; null when it knows none. */
  readonly attemptId: string | null;
  /** Idempotency key of the submit: it becomes the attempt's id, so that a repeated submit finds it. */
  readonly idempotencyKey: string | null;
};

export type RecordedInstallment =
  | Extract<RecordedPayment, { readonly kind: "recorded" | "placed" | "in-review" | "unsettled" }>
  /** The reservations of other payers leave less than the amount of this installment. */
  | { readonly kind: "reserved"; readonly free: Cents };

/**
 * Writes an attempt and its pending payment for an installment (docs/payments.md, rule 26). Completed,
 * reserved and new installments never exceed the total. A page that starts again releases its earlier
 * reservation. The owner may take over unconfirmed reservations of strangers. A repeated submit finds its
 * result and pays nothing twice.
 */
export async function recordInstallment(
  tx: Db,
  lockedPayable: LockedPayable,
  {
    payable,
    providerMethod,
    amount,
    currency,
    due,
    undecided,
    payer,
    attemptId,
    idempotencyKey,
  }: InstallmentToRecord,
  now: Date,
): Promise<RecordedInstallment> {
  const attempts = await lockAttempts(tx, payable);
  if (attempts.some(({ status }) => status === "needs_review")) return { kind: "in-review" };
  const submission = findAttemptsOfSubmission(attempts, idempotencyKey);
  const sameSubmission = [...submission.begun, ...attempts.filter(({ id }) => id === attemptId)];
  if (sameSubmission.some((attempt) => wasJustPaid(attempt, now))) return { kind: "placed" };
  // Its money is being captured at this moment; another installment would pay twice.
  if (sameSubmission.some(({ status }) => status === "capturing")) return { kind: "unsettled" };
  const current = sameSubmission.find(({ status }) => status === "open");
  const otherAttempts = attempts.filter((attempt) => attempt !== current);
  const reservedElsewhere = undecided.filter(({ attemptId: of }) => !attempts.some(({ id }) => id === of));
  const getFreeAmount = (keptAttempts: readonly PaymentAttempt[]) =>
    due - sum([...keptAttempts, ...reservedElsewhere].map(getAmount));
  const reserving = otherAttempts.filter((other) => isReserving(other, now));
  const isInTheWay = payer.isOwner && amount > getFreeAmount(reserving);
  const keptAttempts = isInTheWay ? reserving.filter((other) => !canOrderOwnerReplace(other)) : reserving;
  const free = getFreeAmount(keptAttempts);
  if (amount > free) return { kind: "reserved", free: Math.max(free, 0) as Cents };
  await supersedeAttempts(
    tx,
    lockedPayable,
    otherAttempts.filter((other) => !keptAttempts.includes(other)),
    now,
  );
  const reservation = {
    ...toReservation(current, payer, now),
    startedByOwner: payer.isOwner || current?.startedByOwner === true,
  };
  if (current && isReusable(current, providerMethod.provider, amount)) {
    const { method, methodLabel } = providerMethod;
    await updateAttempt(tx, current.id, { amount, method, methodLabel, ...reservation }, now);
    return createRecordedResult(
      current.id,
      await lockedPayable.openPayment({ attemptId: current.id, ...providerMethod }, amount, now),
    );
  }
  if (current) await supersedeAttempts(tx, lockedPayable, [current], now);
  const id = await insertAttempt(
    tx,
    { id: submission.nextName, payable, ...providerMethod, amount, currency, ...reservation },
    now,
  );
  return createRecordedResult(
    id,
    await lockedPayable.openPayment({ attemptId: id, ...providerMethod }, amount, now),
  );
}

/**
 * Finds the attempts of a submit, oldest first, and the id of its next one. Each id is derived from the
 * previous one, so a repeated submit finds the newest.
 */
function findAttemptsOfSubmission(attempts: readonly PaymentAttempt[], idempotencyKey: string | null) {
  const startedAttempts: PaymentAttempt[] = [];
  let name = idempotencyKey ?? undefined;
  for (let attempt = find(attempts, name); name && attempt; attempt = find(attempts, name)) {
    startedAttempts.push(attempt);
    name = deriveNextId(name);
  }
  return { begun: startedAttempts, nextName: name };
}

function find(attempts: readonly PaymentAttempt[], name: string | undefined) {
  return attempts.find(({ id }) => id === name);
}

/** Derives the next UUID (version 8) by hashing. */
function deriveNextId(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(12, 15)}`, `a${hex.slice(15, 18)}`];
  return [...parts, hex.slice(18, 30)].join("-");
}

/** Releases the reservation of an attempt that never reached its provider. */
export async function releaseInstallment(
  tx: Db,
  lockedPayable: LockedPayable,
  payable: PayableRef,
  attemptId: string,
  now: Date,
): Promise<void> {
  const attempt = (await lockAttempts(tx, payable)).find(({ id }) => id === attemptId);
  if (attempt?.status !== "open" || attempt.providerRef !== null) return;
  await updateAttempt(tx, attemptId, { status: "canceled" }, now);
  await lockedPayable.abandonPayment(attemptId, now);
}

const getAmount = ({ amount }: { readonly amount: Cents }) => amount;

/** Returns true when the payment was completed so recently that the payer may have missed the reply. */
function wasJustPaid({ status, expiresAt }: PaymentAttempt, now: Date): boolean {
  if ((status !== "paid" && status !== "held") || expiresAt === null) return false;
  return expiresAt.getTime() + reservationWithPaymentMs - reservationMs > now.getTime();
}

/** Returns true when an attempt may still take its  amount: it is held, being captured, or reserved. */
function isReserving({ status, expiresAt }: PaymentAttempt, now: Date): boolean {
  return (
    status === "held" ||
    status === "capturing" ||
    (status === "open" && expiresAt !== null && expiresAt > now)
  );
}

/**
 * Returns whether an attempt can be used again. The provider may have created the payment already, so another amount
 * needs another request.
 */
function isReusable(current: PaymentAttempt, provider: string, amount: Cents): boolean {
  return current.provider === provider && (current.providerRef !== null || current.amount === amount);
}
