import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { payments } from "#db/schema/orders";
import type { Cents } from "~/kernel/money";
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
  /** One of the two is there. */
  readonly orderId: string | null;
  readonly quoteId: string | null;
  readonly attemptId: string | null;
  readonly provider: string;
  readonly method: string;
  readonly methodLabel: string;
  readonly now: Date;
};

/** Writes a payment; false when that charge, or the attempt's open row, stands there already. */
export async function insertPayment(db: Db, { now, ...payment }: NewPayment): Promise<boolean> {
  const written = await db
    .insert(payments)
    .values({ ...payment, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: payments.id });
  return written.length > 0;
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

/** The attempt's row whose outcome is not known yet; there is one at most. */
export async function findOpenPayment(db: Db, attemptId: string): Promise<Payment | null> {
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

/** Whether money that an attempt collected is recorded for an order. */
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

/** What was tried for a quote, and paid before it became an order. */
export async function listPaymentsOfQuote(db: Db, quoteId: string): Promise<Payment[]> {
  return db.select().from(payments).where(eq(payments.quoteId, quoteId)).orderBy(asc(payments.position));
}

/** Gives the payments of a quote to the order it becomes. */
export async function movePaymentsToOrder(db: Db, quoteId: string, orderId: string): Promise<void> {
  await db.update(payments).set({ orderId }).where(eq(payments.quoteId, quoteId));
}
