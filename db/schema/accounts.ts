import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../columns";

/** Who has signed in once: a proven mailbox, and what its owner told of themselves. */
export const customers = pgTable("customer", {
  id: text().primaryKey(),
  /** In lower case, so that one mailbox is one account. */
  email: text().notNull().unique(),
  firstName: text().notNull().default(""),
  lastName: text().notNull().default(""),
  phoneNumber: text().notNull().default(""),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

/** The address book of a customer (ACCT-005: the fields of an order's address). */
export const customerAddresses = pgTable(
  "customer_address",
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    company: text(),
    street1: text().notNull(),
    street2: text(),
    city: text().notNull(),
    state: text().notNull(),
    zipCode: text().notNull(),
    countryId: text().notNull(),
    phoneNumber: text().notNull(),
    isDefaultShipping: boolean().notNull().default(false),
    isDefaultBilling: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("customer_address_customer").on(table.customerId),
    uniqueIndex("customer_default_shipping").on(table.customerId).where(sql`${table.isDefaultShipping}`),
    uniqueIndex("customer_default_billing").on(table.customerId).where(sql`${table.isDefaultBilling}`),
  ],
);

/** Browsers that are signed in. The id is a hash of the word in the cookie: what lies here opens nothing. */
export const customerSessions = pgTable(
  "customer_session",
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** As the browser calls itself, for the list of sessions. */
    browser: text().notNull(),
    startedAt: instant().notNull(),
    usedAt: instant().notNull(),
  },
  (table) => [index("customer_session_customer").on(table.customerId)],
);

/**
 * Somebody asked to sign in to a mailbox. Its link and code are keyed hashes of the id and stand in the mail alone:
 * whoever reads this table can make neither.
 */
export const signIns = pgTable(
  "customer_sign_in",
  {
    id: text().primaryKey(),
    email: text().notNull(),
    /** Counted before a code is compared: tries at once do not slip past. */
    tries: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index("customer_sign_in_email").on(table.email),
    index("customer_sign_in_age").on(table.expiresAt),
  ],
);
