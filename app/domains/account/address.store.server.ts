import { asc, eq } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { customerAddresses } from "#db/schema/accounts";
import type { SavedAddress } from "./saved-address";

const columns = {
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

/** The address book of a customer, as it was written. */
export async function listAddresses(db: Db, customerId: string): Promise<readonly SavedAddress[]> {
  return db
    .select(columns)
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(asc(customerAddresses.createdAt), asc(customerAddresses.id));
}
