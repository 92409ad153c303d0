import { eq } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { customers } from "#db/schema/accounts";
import type { Customer } from "./customer";

const customerColumns = {
  id: customers.id,
  email: customers.email,
  firstName: customers.firstName,
  lastName: customers.lastName,
  phoneNumber: customers.phoneNumber,
  createdAt: customers.createdAt,
};

/** Finds the customer of an email address, or creates one at the first sign-in. */
export async function findOrCreateCustomer(db: Db, email: string, id: string, now: Date): Promise<Customer> {
  await db
    .insert(customers)
    .values({ id, email, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: customers.email });
  const [row] = await db.select(customerColumns).from(customers).where(eq(customers.email, email));
  if (!row) throw new Error("a customer was written and is not there");
  return row;
}

export type ProfileChange = Pick<Customer, "firstName" | "lastName" | "phoneNumber">;

export async function updateProfile(db: Db, id: string, change: ProfileChange, now: Date): Promise<void> {
  await db
    .update(customers)
    .set({ ...change, updatedAt: now })
    .where(eq(customers.id, id));
}

/** Deletes a customer with all addresses and sessions (by cascade). */
export async function deleteCustomer(db: Db, id: string): Promise<void> {
  await db.delete(customers).where(eq(customers.id, id));
}
