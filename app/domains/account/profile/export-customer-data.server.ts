import type { Db } from "#db/client.server";
import { exportCustomerEstimates } from "~/domains/estimator/saved-estimates/customer-estimates.server";
import { listSubmissionsByEmail } from "~/domains/forms/submissions/list-submissions-by-email.server";
import { findSubscriptionByEmail } from "~/domains/newsletter/find-subscription-by-email.server";
import { exportOrdersOfCustomer } from "~/domains/orders/customer-orders/customer-orders.server";
import { toOrderJson } from "~/domains/orders/order.schema";
import { exportQuotesOfCustomer } from "~/domains/quotes/customer-quotes.server";
import type { Clock } from "~/kernel/time/clock";
import { listAddresses } from "../addresses/address.store.server";
import type { Customer } from "../customer";
import { toOrderOwner } from "../customer";
import { readFavorites } from "../favorites/favorites.store.server";
import { listOpenSessions } from "../sign-in/session.server";

/** Returns all data about a customer as JSON, with amounts in dollars and times in ISO 8601. */
export async function exportCustomerData(
  services: { readonly db: Db; readonly clock: Clock },
  customer: Customer,
) {
  const { db, clock } = services;
  const [addresses, favoriteStyles, orders, quotes, estimates, messages, newsletter, sessions] =
    await Promise.all([
      listAddresses(db, customer.id),
      readFavorites(db, customer.id),
      exportOrdersOfCustomer(db, toOrderOwner(customer)),
      exportQuotesOfCustomer(db, customer.email),
      exportCustomerEstimates(db, customer.email),
      listSubmissionsByEmail(db, customer.email),
      findSubscriptionByEmail(db, customer.email),
      listOpenSessions(services, customer.id),
    ]);
  return {
    exportedAt: clock.now().toISOString(),
    customer,
    addresses,
    favoriteStyles,
    orders: orders.map(toOrderJson),
    quotes,
    estimates,
    messages,
    newsletter,
    sessions: sessions.map(({ browser, startedAt, usedAt }) => ({ browser, startedAt, usedAt })),
  };
}
