import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { paymentAttempts } from "#db/schema/payments";
import type { PayableKind, PayableRef, PaymentAttempt } from "~/domains/payments/attempt";
import type { ProviderResult } from "~/domains/payments/payment-gateway";
import { type Provider, providers } from "~/domains/payments/provider";
import { newId, newShortId } from "~/kernel/ids";
import { createCheckCondition } from "../check-condition.server";

type Row = typeof paymentAttempts.$inferSelect;
type NewAttempt = Pick<
  PaymentAttempt,
  "payable" | "provider" | "method" | "methodLabel" | "amount" | "currency"
> &
  Partial<Pick<Row, "expiresAt" | "reservedSince" | "startedByOwner">> & { readonly id?: string | undefined };

/** Inserts a new attempt before its provider is called. Returns its id: the given one unless it is taken. */
export async function insertAttempt(
  db: Db,
  { payable, id = newId(), ...rest }: NewAttempt,
  now: Date,
): Promise<string> {
  const inserted = await db
    .insert(paymentAttempts)
    .values({
      ...rest,
      ...toPayableColumns(payable),
      id,
      shortId: newShortId(),
      status: "open",
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: paymentAttempts.id })
    .returning({ id: paymentAttempts.id });
  return inserted.length > 0 ? id : insertAttempt(db, { payable, ...rest }, now);
}

type AttemptChanges = Partial<
  Pick<
    Row,
    | "method"
    | "methodLabel"
    | "amount"
    | "expiresAt"
    | "reservedSince"
    | "startedByOwner"
    | "status"
    | "declineMessage"
    | "reviewReason"
    | "reviewFacts"
  >
>;

/** Updates an attempt: its amount on a retry, its status once it is decided. */
export async function updateAttempt(
  db: Db,
  attemptId: string,
  changes: AttemptChanges,
  now: Date,
): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ ...changes, updatedAt: now })
    .where(eq(paymentAttempts.id, attemptId));
}

/**
 * Saves the provider's id once; an attempt never moves to another payment. An attempt that was given up
 * because its charge could not be found becomes undecided again.
 */
export async function saveProviderRef(db: Db, attemptId: string, ref: string, now: Date): Promise<void> {
  const { status, sentAt } = paymentAttempts;
  const turnedUp = sql`case when ${sentAt} is null then ${status} when ${status} = 'declined' then 'open'
    when ${status} = 'canceled' then 'superseded' else ${status} end`;
  await db
    .update(paymentAttempts)
    .set({ providerRef: ref, status: turnedUp, updatedAt: now })
    .where(and(eq(paymentAttempts.id, attemptId), isNull(paymentAttempts.providerRef)));
}

/** Saves a declined capture once, even for parallel callers; the attempt can be approved again. */
export async function saveDeclinedCapture(
  db: Db,
  attemptId: string,
  { declined, message }: { readonly declined: number; readonly message: string },
  now: Date,
): Promise<void> {
  const { status, declinedCaptures } = paymentAttempts;
  await db
    .update(paymentAttempts)
    .set({ status: "open", declineMessage: message, declinedCaptures: declined + 1, updatedAt: now })
    .where(and(eq(paymentAttempts.id, attemptId), eq(status, "capturing"), eq(declinedCaptures, declined)));
}

/** Claims the single charge of an open attempt; false when it was sent before. */
export async function claimCharge(db: Db, attemptId: string, now: Date): Promise<boolean> {
  const claimed = await db
    .update(paymentAttempts)
    .set({ sentAt: now, updatedAt: now })
    .where(
      and(
        eq(paymentAttempts.id, attemptId),
        eq(paymentAttempts.status, "open"),
        isNull(paymentAttempts.sentAt),
      ),
    )
    .returning({ id: paymentAttempts.id });
  return claimed.length > 0;
}

/** Allows a refused charge to be sent again. */
export async function releaseCharge(db: Db, attemptId: string, now: Date): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ sentAt: null, updatedAt: now })
    .where(and(eq(paymentAttempts.id, attemptId), isNull(paymentAttempts.providerRef)));
}

/** Saves the time of the last status check at the provider. */
export async function saveProviderCheck(db: Db, attemptId: string, now: Date): Promise<void> {
  await db.update(paymentAttempts).set({ checkedAt: now }).where(eq(paymentAttempts.id, attemptId));
}

export async function findAttempt(db: Db, attemptId: string): Promise<PaymentAttempt | null> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  return row ? toAttempt(row) : null;
}

export async function findAttemptByRef(
  db: Db,
  provider: Provider,
  ref: string,
): Promise<PaymentAttempt | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.providerRef, ref)));
  return row ? toAttempt(row) : null;
}

/**
 * Finds the attempt of a result. A webhook may arrive before the provider's id is saved; its metadata then
 * contains the attempt.
 */
export async function findAttemptOfResult(
  db: Db,
  provider: Provider,
  { ref, attemptId }: Pick<ProviderResult, "ref" | "attemptId">,
): Promise<PaymentAttempt | null> {
  const existing = await findAttemptByRef(db, provider, ref);
  if (existing || attemptId === null) return existing;
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(or(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.shortId, attemptId)));
  const attempt = row && toAttempt(row);
  return attempt?.provider === provider ? attempt : null;
}

/** Locks the attempt for the rest of the transaction; always after its payable. */
export async function lockAttempt(db: Db, attemptId: string): Promise<PaymentAttempt | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, attemptId))
    .for("update");
  return row ? toAttempt(row) : null;
}

/** Locks all attempts of a payable, oldest first; always after the payable itself. */
export async function lockAttempts(db: Db, payable: PayableRef): Promise<PaymentAttempt[]> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(belongsTo(payable))
    .orderBy(asc(paymentAttempts.position))
    .for("update");
  return rows.map(toAttempt);
}

/** Returns the attempts of a payable, newest first. */
export async function listAttempts(db: Db, payable: PayableRef): Promise<PaymentAttempt[]> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(belongsTo(payable))
    .orderBy(desc(paymentAttempts.position));
  return rows.map(toAttempt);
}

const openDays = 7;
const searchDays = 1;

/**
 * Lists undecided attempts, those not checked for longest first. Pauses between checks grow with the
 * attempt's age. Open attempts are dropped after a week, ones that may have taken money never. Charges with
 * lost responses are searched for one day.
 */
export async function listAttemptsToReconcile(db: Db, now: Date, limit: number): Promise<PaymentAttempt[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { status, createdAt, checkedAt, providerRef, sentAt } = paymentAttempts;
  const isNewerThan = (days: number) => gt(createdAt, sql`${at} - make_interval(days => ${days})`);
  // Three index ranges: decided attempts are not read.
  const isWaiting = or(
    and(inArray(status, ["capturing", "held"]), isNotNull(providerRef)),
    and(inArray(status, ["open", "superseded"]), isNotNull(providerRef), isNewerThan(openDays)),
    and(isNotNull(sentAt), isNull(providerRef), isNewerThan(searchDays)),
  );
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(and(isWaiting, createCheckCondition({ createdAt, checkedAt }, now)))
    .orderBy(sql`${checkedAt} asc nulls first`, asc(createdAt))
    .limit(limit);
  return rows.map(toAttempt);
}

/** The column of each kind of payable. */
const idColumns = { order: "orderId", quote: "quoteId" } as const satisfies {
  readonly [K in PayableKind]: keyof Row;
};

function toPayableColumns({ kind, id }: PayableRef) {
  return { [idColumns[kind]]: id };
}

function belongsTo({ kind, id }: PayableRef) {
  return eq(paymentAttempts[idColumns[kind]], id);
}

function toAttempt(row: Row): PaymentAttempt {
  const provider = providers.find((name) => name === row.provider);
  if (!provider) throw new Error(`payment attempt ${row.id} names an unknown provider`);
  return { ...row, provider, payable: toPayableRef(row) };
}

function toPayableRef({ id, orderId, quoteId }: Row): PayableRef {
  if (orderId !== null) return { kind: "order", id: orderId };
  if (quoteId !== null) return { kind: "quote", id: quoteId };
  throw new Error(`payment attempt ${id} names no payable`);
}
