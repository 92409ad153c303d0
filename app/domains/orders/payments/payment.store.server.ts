import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { payments } from "#db/schema/orders";
import type { Cents } from "~/kernel/money/money";
import type { Payment } from "../order";

export type PaymentFields = {
  readonly transactionId: string | null;
  readonly amount: Cents;
  readonly status: Payment["status"];
  readonly additionalData: Payment["additionalData"];
  readonly transactionResponse: Payment["transactionResponse"];
};

export type NewPayment = PaymentFields & {
  readonly id: string;
  /** At least one of the two ids is set. */
  readonly orderId: string | null;
  readonly quoteId: string | null;
  readonly attemptId: string | null;
  readonly provider: string;
  readonly method: string;
  readonly methodLabel: string;
  readonly now: Date;
};

/** Inserts a payment; false when that charge or the attempt's open payment exists. */
export async function insertPayment(db: Db, { now, ...payment }: NewPayment): Promise<boolean> {
  const insertedRows = await db
    .insert(payments)
    .values({ ...payment, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: payments.id });
  return insertedRows.length > 0;
}

export async function updatePayment(
  db: Db,
  id: string,
  changes: Partial<PaymentFields> & { readonly method?: string; readonly methodLabel?: string },
  now: Date,
): Promise<void> {
  await db
    .update(payments)
    .set({ ...changes, updatedAt: now })
    .where(eq(payments.id, id));
}

/** Returns the attempt's undecided payment; there is at most one. */
export async function findUndecidedPayment(db: Db, attemptId: string): Promise<Payment | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.attemptId, attemptId), inArray(payments.status, ["pending", "on_hold"])));
  return row ?? null;
}

export async function findPaymentByTransaction(
  db: Db,
  provider: string,
  transactionId: string,
): Promise<Payment | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.transactionId, transactionId)));
  return row ?? null;
}

/** Returns true when the order has a completed payment of this attempt. */
export async function hasCompletedPayment(db: Db, orderId: string, attemptId: string): Promise<boolean> {
  const isIts = and(
    eq(payments.orderId, orderId),
    eq(payments.attemptId, attemptId),
    eq(payments.status, "completed"),
  );
  return (await db.$count(payments, isIts)) > 0;
}

export async function listPayments(db: Db, orderId: string): Promise<Payment[]> {
  return db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.position));
}

/** Payments of a quote, including those before it was ordered. */
export async function listPaymentsOfQuote(db: Db, quoteId: string): Promise<Payment[]> {
  return db.select().from(payments).where(eq(payments.quoteId, quoteId)).orderBy(asc(payments.position));
}

/** Moves the payments of a quote to its order. */
export async function movePaymentsToOrder(db: Db, quoteId: string, orderId: string): Promise<void> {
  await db.update(payments).set({ orderId }).where(eq(payments.quoteId, quoteId));
}
