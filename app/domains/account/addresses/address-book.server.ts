import type { Db } from "#db/client.server";
import type { Content } from "~/content/client/content";
import { findFieldsWithPunctuation } from "~/domains/forms/validation/find-fields-with-punctuation.server";
import { newId } from "~/kernel/ids";
import { err, ok, type Result } from "~/kernel/result";
import type { Clock } from "~/kernel/time/clock";
import {
  clearDefaults,
  findAddress,
  insertAddress,
  lockAddressBook,
  removeAddress,
  updateAddress,
} from "./address.store.server";
import {
  type AddressDefaults,
  type AddressValues,
  toAddressDetails,
  validateAddress,
} from "./address-values";
import type { SavedAddress } from "./saved-address";

export { findAddress, listAddresses } from "./address.store.server";

/** A limit that no customer needs to exceed. It keeps one account from filling the database. */
const maxAddresses = 50;

type AddressBookServices = { readonly db: Db; readonly clock: Clock; readonly content: Content };

/** `not-found`: the address does not exist, or it belongs to another customer. */
export type AddressFailure =
  | { readonly code: "invalid"; readonly errors: Readonly<Record<string, string>> }
  | { readonly code: "not-found" }
  | { readonly code: "too-many" };

/**
 * Adds an address (`id` null) or changes one, by the checkout's rules (ACCT-006). At most one address is the
 * default for shipping and one for billing; the first address is both.
 */
export async function saveAddress(
  { db, clock, content }: AddressBookServices,
  customerId: string,
  input: { readonly id: string | null; readonly values: AddressValues; readonly defaults: AddressDefaults },
): Promise<Result<SavedAddress, AddressFailure>> {
  const errors = validateAddress(input.values, await findFieldsWithPunctuation(content));
  if (Object.keys(errors).length > 0) return err({ code: "invalid", errors });
  return db.transaction(async (tx) => {
    const savedAddresses = await lockAddressBook(tx, customerId);
    if (savedAddresses === null) return err({ code: "not-found" });
    if (input.id !== null && !(await findAddress(tx, customerId, input.id)))
      return err({ code: "not-found" });
    if (input.id === null && savedAddresses >= maxAddresses) return err({ code: "too-many" });
    const isFirst = input.id === null && savedAddresses === 0;
    const defaults = isFirst ? { isDefaultShipping: true, isDefaultBilling: true } : input.defaults;
    await clearDefaults(tx, customerId, defaults);
    const saved = { ...toAddressDetails(input.values), ...defaults, id: input.id ?? newId() };
    if (input.id === null) await insertAddress(tx, customerId, saved, clock.now());
    else await updateAddress(tx, customerId, saved, clock.now());
    return ok(saved);
  });
}

/** Deletes an address of the customer (ACCT-008). */
export async function deleteAddress(
  db: Db,
  customerId: string,
  id: string,
): Promise<Result<null, { readonly code: "not-found" }>> {
  return (await removeAddress(db, customerId, id)) ? ok(null) : err({ code: "not-found" });
}
