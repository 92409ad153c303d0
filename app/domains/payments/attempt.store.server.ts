import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { paymentAttempts } from "#db/schema/payments";
import type { PaymentAttempt } from "~/domains/payments/attempt";
import { type Provider, providers } from "~/domains/payments/gateway";

type Row = typeof paymentAttempts.$inferSelect;
export type NewAttempt = Pick<
  PaymentAttempt,
  "id" | "shortId" | "orderId" | "provider" | "method" | "methodLabel" | "amount" | "currency"
>;

export async function insertAttempt(db: Db, attempt: NewAttempt, now: Date): Promise<void> {
  await db.insert(paymentAttempts).values({ ...attempt, status: "open", createdAt: now, updatedAt: now });
}

export type AttemptChanges = Partial<
  Pick<
    Row,
    "method" | "methodLabel" | "amount" | "status" | "declineMessage" | "reviewReason" | "reviewFacts"
  >
>;

export async function updateAttempt(db: Db, id: string, changes: AttemptChanges, now: Date): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ ...changes, updatedAt: now })
    .where(eq(paymentAttempts.id, id));
}

/** Notes the provider's id, once: an attempt never moves to another intent. */
export async function setProviderRef(db: Db, id: string, ref: string, now: Date): Promise<void> {
  await db
    .update(paymentAttempts)
    .set({ providerRef: ref, updatedAt: now })
    .where(and(eq(paymentAttempts.id, id), isNull(paymentAttempts.providerRef)));
}

export async function setCheckedAt(db: Db, id: string, now: Date): Promise<void> {
  await db.update(paymentAttempts).set({ checkedAt: now }).where(eq(paymentAttempts.id, id));
}

export async function attemptById(db: Db, id: string): Promise<PaymentAttempt | null> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  return row ? attemptOf(row) : null;
}

export async function attemptByRef(db: Db, provider: Provider, ref: string): Promise<PaymentAttempt | null> {
  const [row] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.providerRef, ref)));
  return row ? attemptOf(row) : null;
}

/** Takes the attempt's lock for the rest of the transaction; always before the order's lock. */
export async function lockedAttempt(db: Db, id: string): Promise<PaymentAttempt | null> {
  const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for("update");
  return row ? attemptOf(row) : null;
}

/** Takes the locks of all attempts of an order, oldest first. */
export async function lockedAttemptsOfOrder(db: Db, orderId: string): Promise<PaymentAttempt[]> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(asc(paymentAttempts.position))
    .for("update");
  return rows.map(attemptOf);
}

/** Newest first. */
export async function attemptsOfOrder(db: Db, orderId: string): Promise<PaymentAttempt[]> {
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(desc(paymentAttempts.position));
  return rows.map(attemptOf);
}

const graceSeconds = 120;
const openDays = 7;

/**
 * Attempts whose outcome is not known two minutes after they began, longest unasked first. The pause between two
 * questions grows with the attempt's age; an open one is given up after a week, a held one never.
 */
export async function undecidedAttempts(db: Db, now: Date, limit: number): Promise<PaymentAttempt[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { status, createdAt, checkedAt, providerRef } = paymentAttempts;
  const rows = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        inArray(status, ["open", "held"]),
        isNotNull(providerRef),
        lt(createdAt, sql`${at} - make_interval(secs => ${graceSeconds})`),
        or(eq(status, "held"), gt(createdAt, sql`${at} - make_interval(days => ${openDays})`)),
        or(
          isNull(checkedAt),
          lt(checkedAt, sql`${at} - greatest(interval '50 seconds', (${checkedAt} - ${createdAt}) / 4)`),
        ),
      ),
    )
    .orderBy(sql`${checkedAt} asc nulls first`, asc(createdAt))
    .limit(limit);
  return rows.map(attemptOf);
}

function attemptOf(row: Row): PaymentAttempt {
  const provider = providers.find((known) => known === row.provider);
  if (!provider) throw new Error(`payment attempt ${row.id} names an unknown provider`);
  return { ...row, provider };
}
