import { and, asc, count, eq } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { customerAddresses, customers } from "#db/schema/accounts";
import type { SavedAddress } from "./saved-address";

const addressColumns = {
  id: customerAddresses.id,
  email: customerAddresses.email,
  firstName: customerAddresses.firstName,
  lastName: customerAddresses.lastName,
  company: customerAddresses.company,
  street1: customerAddresses.street1,
  street2: customerAddresses.street2,
  city: customerAddresses.city,
  state: customerAddresses.state,
  zipCode: customerAddresses.zipCode,
  countryId: customerAddresses.countryId,
  phoneNumber: customerAddresses.phoneNumber,
  isDefaultShipping: customerAddresses.isDefaultShipping,
  isDefaultBilling: customerAddresses.isDefaultBilling,
};

/** Lists the addresses of a customer in the order they were added. */
export async function listAddresses(db: Db, customerId: string): Promise<readonly SavedAddress[]> {
  return db
    .select(addressColumns)
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(asc(customerAddresses.createdAt), asc(customerAddresses.id));
}

/** Finds an address of the customer; null for any other id. */
export async function findAddress(db: Db, customerId: string, id: string): Promise<SavedAddress | null> {
  const [row] = await db
    .select(addressColumns)
    .from(customerAddresses)
    .where(createOwnerCondition(customerId, id));
  return row ?? null;
}

/**
 * Locks the customer until the transaction ends and counts their addresses, so that changes of the defaults
 * run one after another. Returns null when the account was deleted.
 */
export async function lockAddressBook(db: Db, customerId: string): Promise<number | null> {
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("update");
  if (!customer) return null;
  const [row] = await db
    .select({ addresses: count() })
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId));
  return row?.addresses ?? 0;
}

export async function insertAddress(
  db: Db,
  customerId: string,
  address: SavedAddress,
  now: Date,
): Promise<void> {
  await db.insert(customerAddresses).values({ ...address, customerId, createdAt: now, updatedAt: now });
}

/** Returns false when the customer has no address of this id. */
export async function updateAddress(
  db: Db,
  customerId: string,
  { id, ...change }: SavedAddress,
  now: Date,
): Promise<boolean> {
  const updated = await db
    .update(customerAddresses)
    .set({ ...change, updatedAt: now })
    .where(createOwnerCondition(customerId, id))
    .returning({ id: customerAddresses.id });
  return updated.length > 0;
}

/** Clears the defaults that another address is about to take. */
export async function clearDefaults(
  db: Db,
  customerId: string,
  defaultRoles: { readonly isDefaultShipping: boolean; readonly isDefaultBilling: boolean },
): Promise<void> {
  const cleared = {
    ...(defaultRoles.isDefaultShipping ? { isDefaultShipping: false } : {}),
    ...(defaultRoles.isDefaultBilling ? { isDefaultBilling: false } : {}),
  };
  if (Object.keys(cleared).length === 0) return;
  await db.update(customerAddresses).set(cleared).where(eq(customerAddresses.customerId, customerId));
}

/** Returns false when the customer has no address of this id. */
export async function removeAddress(db: Db, customerId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(customerAddresses)
    .where(createOwnerCondition(customerId, id))
    .returning({ id: customerAddresses.id });
  return deleted.length > 0;
}

function createOwnerCondition(customerId: string, id: string) {
  return and(eq(customerAddresses.customerId, customerId), eq(customerAddresses.id, id));
}
