import type { Db } from "#db/client.server";
import type { PaymentAttempt } from "~/domains/payments/attempt";
import {
  type AttemptChanges,
  attemptById,
  attemptByRef,
  attemptsOfOrder,
  insertAttempt,
  lockedAttempt,
  lockedAttemptsOfOrder,
  setCheckedAt,
  setProviderRef,
  undecidedAttempts,
  updateAttempt,
} from "~/domains/payments/attempt.store.server";
import type { Outcome, Provider } from "~/domains/payments/gateway";
import { newId, newShortId } from "~/kernel/ids";

type Wish = Pick<PaymentAttempt, "orderId" | "provider" | "method" | "methodLabel" | "amount" | "currency">;

/** Records a new attempt, before its provider is called. Answers its id. */
export async function beginAttempt(tx: Db, wish: Wish, now: Date): Promise<string> {
  const id = newId();
  await insertAttempt(tx, { id, shortId: newShortId(), ...wish }, now);
  return id;
}

/** Changes what is recorded of an attempt: its amount on a retry, its status when it is decided. */
export function changeAttempt(tx: Db, id: string, changes: AttemptChanges, now: Date): Promise<void> {
  return updateAttempt(tx, id, changes, now);
}

export function findAttempt(db: Db, id: string): Promise<PaymentAttempt | null> {
  return attemptById(db, id);
}

export function findAttemptByRef(db: Db, provider: Provider, ref: string): Promise<PaymentAttempt | null> {
  return attemptByRef(db, provider, ref);
}

/** The attempt of an answer. A webhook can be faster than our note of the ref: then the metadata names it. */
export async function attemptOfOutcome(
  db: Db,
  provider: Provider,
  { ref, attemptId }: Pick<Outcome, "ref" | "attemptId">,
): Promise<PaymentAttempt | null> {
  const known = await attemptByRef(db, provider, ref);
  if (known || attemptId === null) return known;
  const named = await attemptById(db, attemptId);
  return named?.provider === provider ? named : null;
}

/** Newest first. */
export function listAttempts(db: Db, orderId: string): Promise<PaymentAttempt[]> {
  return attemptsOfOrder(db, orderId);
}

/** Takes an attempt's lock for the rest of the transaction; always before its order's lock. */
export function takeAttempt(tx: Db, id: string): Promise<PaymentAttempt | null> {
  return lockedAttempt(tx, id);
}

/** Takes the locks of all attempts of an order, oldest first. */
export function takeAttempts(tx: Db, orderId: string): Promise<PaymentAttempt[]> {
  return lockedAttemptsOfOrder(tx, orderId);
}

/** Attempts that nobody decided for two minutes and that are due for a question (payments.md, rule 4). */
export function listUndecided(db: Db, now: Date, limit: number): Promise<PaymentAttempt[]> {
  return undecidedAttempts(db, now, limit);
}

/** Notes the provider's id, once: an attempt never moves to another payment. */
export function noteProviderRef(db: Db, id: string, ref: string, now: Date): Promise<void> {
  return setProviderRef(db, id, ref, now);
}

/** Notes that the provider was asked. */
export function noteChecked(db: Db, id: string, now: Date): Promise<void> {
  return setCheckedAt(db, id, now);
}
