import { join } from "node:path";
import { type Db, openDatabase } from "#db/client.server";
import { insertAddress, lockAddressBook } from "~/domains/account/addresses/address.store.server";
import { findOrCreateCustomer, updateProfile } from "~/domains/account/customer.store.server";
import { customerSignInTokens } from "~/domains/account/sign-in/customer-sign-in-tokens.server";
import { requestSignIn } from "~/domains/account/sign-in/request-sign-in.server";
import { startSession } from "~/domains/account/sign-in/session.server";
import { newId } from "~/kernel/ids";
import { dayMs } from "~/kernel/time/duration";
import { place, seedOrders } from "./seed-orders";
import { createShopAt, type SeededShop, unwrapResult } from "./seed-payments";
import { seedAccountQuotes, seedBalances, seedQuotes } from "./seed-quotes";
import type { StateRecords } from "./state-records";

/** The session secret of the shop whose states are opened. */
export const statesSecret = "a-session-secret-of-the-state-catalog-0123";

/** Inserts the records into the database of a stopped shop. */
export async function seedStateRecords(dataDir: string): Promise<StateRecords> {
  const database = await openDatabase({ kind: "directory", path: join(dataDir, "database") });
  try {
    const { db } = database;
    const shop = createShopAt(db, new Date());
    const before = createShopAt(db, new Date(Date.now() - 60 * dayMs));
    const full = await seedCustomer(db);
    return {
      quotes: await seedQuotes(shop, before),
      balances: await seedBalances(shop),
      orders: await seedOrders(db, full.id),
      accountQuotes: await seedAccountQuotes(shop, before, place.email),
      sessions: { full: full.session, empty: await seedEmptyCustomer(db) },
      savedAddressId: full.addressId,
      signIn: {
        openLink: await requestSignInLink(shop),
        expiredLink: await requestSignInLink(createShopAt(db, new Date(Date.now() - 60 * 60_000))),
      },
    };
  } finally {
    await database.close();
  }
}

async function seedCustomer(db: Db) {
  const now = new Date();
  const addressId = newId();
  const session = await db.transaction(async (tx) => {
    const { id } = await findOrCreateCustomer(tx, place.email, newId(), now);
    await updateProfile(tx, id, { firstName: "Fern", lastName: "Abbott", phoneNumber: "4065550188" }, now);
    await lockAddressBook(tx, id);
    const address = { ...place, company: null, isDefaultShipping: true, isDefaultBilling: false };
    await insertAddress(tx, id, { ...address, id: addressId }, now);
    const second = { ...address, company: "Abbott & Daughters", street1: "4 Main Street" };
    await insertAddress(
      tx,
      id,
      { ...second, id: newId(), isDefaultShipping: false },
      new Date(now.getTime() + 1),
    );
    await startSession(tx, id, "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", now);
    return { id, token: await startSession(tx, id, "A test browser", now) };
  });
  return { id: session.id, session: session.token, addressId };
}

async function seedEmptyCustomer(db: Db): Promise<string> {
  return db.transaction(async (tx) => {
    const { id } = await findOrCreateCustomer(tx, "new.customer@example.com", newId(), new Date());
    return startSession(tx, id, "A test browser", new Date());
  });
}

async function requestSignInLink(shop: SeededShop): Promise<string> {
  const id = unwrapResult(await requestSignIn(shop, place.email));
  return `/my-account/sign-in/link?token=${customerSignInTokens.linkTokenOf(id, statesSecret)}`;
}
