import { createHash } from "node:crypto";
import type { Db } from "#db/client.server";
import type { PayableRef, PaymentAttempt } from "~/domains/payments/attempt";
import { type Cents, sum } from "~/kernel/money";
import { changeAttempt, insertAttempt, lockAttempts } from "./attempt.store.server";
import type { LockedPayable } from "./payable";
import {
  type PaymentToRecord,
  type RecordedPayment,
  supersedeAttempts,
  toRecorded,
} from "./record-attempt.server";
import {
  type InstallmentPayer,
  isReleasableByOwner,
  reservationMs,
  reservationWithPaymentMs,
  toReservation,
} from "./reservation";

export type InstallmentToRecord = PaymentToRecord & {
  /** What completed payments leave. */
  readonly due: Cents;
  /** Payments of it that are undecided, whoever's attempts they belong to. */
  readonly undecided: readonly { readonly attemptId: string | null; readonly amount: Cents }[];
  readonly payer: InstallmentPayer;
  /** The attempt that the payer's page began last; null when it knows none. */
  readonly attemptId: string | null;
  /** What the press is called that begins it: its attempt has this name, so that pressed again it finds it. */
  readonly idempotencyKey: string | null;
};

export type RecordedInstallment =
  | Extract<RecordedPayment, { readonly kind: "recorded" | "placed" | "in-review" | "unsettled" }>
  /** Somebody else is paying so much of it just now that this part does not fit any more. */
  | { readonly kind: "reserved"; readonly free: Cents };

/**
 * Writes attempt and pending payment of a part (docs/payments.md, rule 26): what is completed, what others have reserved and
 * this part together never exceed the total. Under the payable's lock, so that two parts at once see each other. A
 * page that begins anew gives back what it reserved before. The order's owner gets what strangers have reserved and not
 * confirmed, where the part does not fit beside it. One that lost the answer to a press and presses again finds what
 * came of it, and pays nothing twice.
 */
export async function recordInstallment(
  tx: Db,
  lockedPayable: LockedPayable,
  {
    payable,
    paymentMethod: pay,
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
  const press = findAttemptsOfSubmission(attempts, idempotencyKey);
  const named = [...press.begun, ...attempts.filter(({ id }) => id === attemptId)];
  if (named.some((attempt) => wasJustPaid(attempt, now))) return { kind: "placed" };
  // Its money is being taken at this moment: another part by the same hand would be that one twice.
  if (named.some(({ status }) => status === "capturing")) return { kind: "unsettled" };
  const current = named.find(({ status }) => status === "open");
  const others = attempts.filter((attempt) => attempt !== current);
  const elsewhere = undecided.filter(({ attemptId: of }) => !attempts.some(({ id }) => id === of));
  const getFreeAmount = (kept: readonly PaymentAttempt[]) => due - sum([...kept, ...elsewhere].map(amountOf));
  const reserving = others.filter((other) => isReserving(other, now));
  const isInTheWay = payer.isOwner && amount > getFreeAmount(reserving);
  const kept = isInTheWay ? reserving.filter((other) => !isReleasableByOwner(other)) : reserving;
  const free = getFreeAmount(kept);
  if (amount > free) return { kind: "reserved", free: Math.max(free, 0) as Cents };
  await supersedeAttempts(
    tx,
    lockedPayable,
    others.filter((other) => !kept.includes(other)),
    now,
  );
  const reservation = {
    ...toReservation(current, payer, now),
    startedByOwner: payer.isOwner || current?.startedByOwner === true,
  };
  if (current && isReusable(current, pay.provider, amount)) {
    const { method, methodLabel } = pay;
    await changeAttempt(tx, current.id, { amount, method, methodLabel, ...reservation }, now);
    return toRecorded(
      current.id,
      await lockedPayable.openPayment({ attemptId: current.id, ...pay }, amount, now),
    );
  }
  if (current) await supersedeAttempts(tx, lockedPayable, [current], now);
  const id = await insertAttempt(
    tx,
    { id: press.nextName, payable, ...pay, amount, currency, ...reservation },
    now,
  );
  return toRecorded(id, await lockedPayable.openPayment({ attemptId: id, ...pay }, amount, now));
}

/**
 * What a press has begun by now, oldest first, and what it calls the next: each name follows from the one before, so that
 * whoever presses again after a try that came to nothing finds the one that took its place.
 */
function findAttemptsOfSubmission(attempts: readonly PaymentAttempt[], idempotencyKey: string | null) {
  const begun: PaymentAttempt[] = [];
  let name = idempotencyKey ?? undefined;
  for (let attempt = find(attempts, name); name && attempt; attempt = find(attempts, name)) {
    begun.push(attempt);
    name = deriveNextId(name);
  }
  return { begun, nextName: name };
}

function find(attempts: readonly PaymentAttempt[], name: string | undefined) {
  return attempts.find(({ id }) => id === name);
}

/** A UUID of its own making (version 8). */
function deriveNextId(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(12, 15)}`, `a${hex.slice(15, 18)}`];
  return [...parts, hex.slice(18, 30)].join("-");
}

/** Gives back what an attempt reserved that its provider never heard of. */
export async function releaseInstallment(
  tx: Db,
  lockedPayable: LockedPayable,
  payable: PayableRef,
  attemptId: string,
  now: Date,
): Promise<void> {
  const attempt = (await lockAttempts(tx, payable)).find(({ id }) => id === attemptId);
  if (attempt?.status !== "open" || attempt.providerRef !== null) return;
  await changeAttempt(tx, attemptId, { status: "canceled" }, now);
  await lockedPayable.abandonPayment(attemptId, now);
}

const amountOf = ({ amount }: { readonly amount: Cents }) => amount;

/** Who names a payment that was taken half an hour ago at most did not hear of that: later it is another payment. */
function wasJustPaid({ status, expiresAt }: PaymentAttempt, now: Date): boolean {
  if ((status !== "paid" && status !== "held") || expiresAt === null) return false;
  return expiresAt.getTime() + reservationWithPaymentMs - reservationMs > now.getTime();
}

/** Whether an attempt may still take its amount: its provider is about to, or decides later, or its payer is at it. */
function isReserving({ status, expiresAt }: PaymentAttempt, now: Date): boolean {
  return (
    status === "held" ||
    status === "capturing" ||
    (status === "open" && expiresAt !== null && expiresAt > now)
  );
}

/** Nobody knows whether the provider made its side: with another amount it would be another request. */
function isReusable(current: PaymentAttempt, provider: string, amount: Cents): boolean {
  return current.provider === provider && (current.providerRef !== null || current.amount === amount);
}
