import type { Db } from "#db/client.server";
import { listAddresses } from "./address.store.server";
import type { SavedAddress } from "./saved-address";

/** The addresses of a customer, in the order they were added. */
export function addressBook(db: Db, customerId: string): Promise<readonly SavedAddress[]> {
  return listAddresses(db, customerId);
}
