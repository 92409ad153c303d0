import { and, desc, eq, inArray, lt, or } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { customerSessions, customers } from "#db/schema/accounts";

type NewSession = typeof customerSessions.$inferInsert;

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insert(customerSessions).values(session);
}

export async function findSession(db: Db, id: string) {
  const [row] = await db
    .select({
      id: customerSessions.id,
      startedAt: customerSessions.startedAt,
      usedAt: customerSessions.usedAt,
      customer: {
        id: customers.id,
        email: customers.email,
        firstName: customers.firstName,
        lastName: customers.lastName,
        phoneNumber: customers.phoneNumber,
        createdAt: customers.createdAt,
      },
    })
    .from(customerSessions)
    .innerJoin(customers, eq(customers.id, customerSessions.customerId))
    .where(eq(customerSessions.id, id));
  return row ?? null;
}

export async function updateSessionLastUse(db: Db, id: string, usedAt: Date): Promise<void> {
  await db.update(customerSessions).set({ usedAt }).where(eq(customerSessions.id, id));
}

/** Lists a customer's sessions, last used first. */
export async function listSessions(db: Db, customerId: string) {
  return db
    .select({
      id: customerSessions.id,
      browser: customerSessions.browser,
      startedAt: customerSessions.startedAt,
      usedAt: customerSessions.usedAt,
    })
    .from(customerSessions)
    .where(eq(customerSessions.customerId, customerId))
    .orderBy(desc(customerSessions.usedAt));
}

/** Deletes those of the given sessions that belong to the customer. */
export async function deleteSessionsOfCustomer(
  db: Db,
  customerId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .delete(customerSessions)
    .where(and(eq(customerSessions.customerId, customerId), inArray(customerSessions.id, [...ids])));
}

export async function deleteAllSessions(db: Db, customerId: string): Promise<void> {
  await db.delete(customerSessions).where(eq(customerSessions.customerId, customerId));
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(customerSessions).where(eq(customerSessions.id, id));
}

export async function deleteSessionsBefore(
  db: Db,
  { startedAt, usedAt }: { readonly startedAt: Date; readonly usedAt: Date },
): Promise<void> {
  await db
    .delete(customerSessions)
    .where(or(lt(customerSessions.startedAt, startedAt), lt(customerSessions.usedAt, usedAt)));
}
