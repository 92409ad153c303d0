import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../columns";

/** Customers who signed in at least once, with a verified email. */
export const customers = pgTable("customer", {
  id: text().primaryKey(),
  /** In lower case, so that one address is one account. */
  email: text().notNull().unique(),
  firstName: text().notNull().default(""),
  lastName: text().notNull().default(""),
  phoneNumber: text().notNull().default(""),
  /** Codes of favorite styles, oldest first. */
  favoriteStyles: text().array().notNull().default([]),
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

/** Signed-in browsers. The id is a hash of the cookie value, so a leaked row opens nothing. */
export const customerSessions = pgTable(
  "customer_session",
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** User agent for the list of sessions. */
    browser: text().notNull(),
    startedAt: instant().notNull(),
    usedAt: instant().notNull(),
  },
  (table) => [index("customer_session_customer").on(table.customerId)],
);

/** Pending sign-ins. Link and code are keyed hashes of the id and appear only in the email. */
export const signIns = pgTable(
  "customer_sign_in",
  {
    id: text().primaryKey(),
    email: text().notNull(),
    /** Counted before a code is compared, so that parallel attempts count too. */
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
