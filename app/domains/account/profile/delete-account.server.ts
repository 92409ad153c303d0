import type { Db } from "#db/client.server";
import { deleteCustomerEstimates } from "~/domains/estimator/saved-estimates/customer-estimates.server";
import { detachCustomer } from "~/domains/orders/customer-orders/customer-orders.server";
import type { Clock } from "~/kernel/time/clock";
import type { Customer } from "../customer";
import { deleteCustomer } from "../customer.store.server";
import { invalidateSignIns } from "../sign-in/sign-in.store.server";

/**
 * Deletes an account with its name, addresses, saved estimates, sessions and open sign-in links. Orders are
 * kept.
 */
export async function deleteAccount(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  customer: Customer,
): Promise<void> {
  await db.transaction(async (tx) => {
    await detachCustomer(tx, customer.id);
    await invalidateSignIns(tx, customer.email, clock.now());
    await deleteCustomerEstimates(tx, customer.email);
    await deleteCustomer(tx, customer.id);
  });
}
