import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Cents } from "~/kernel/money";
import { quoteStatuses } from "~/kernel/statuses";
import { instant, money, tsvector } from "../columns";
import { orders } from "./orders";

type Item = {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly qty: number;
  readonly price: Cents;
  readonly rowTotal: Cents;
  readonly notes: string | null;
};

type Address = {
  readonly id: string;
  readonly type: "billing" | "shipping";
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street1: string;
  readonly street2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly countryId: string;
  readonly phoneNumber: string;
};

/** One row per quote. Its lines and addresses are read and replaced with it, never alone: decision 080. */
export const quotes = pgTable(
  "quote",
  {
    id: text().primaryKey(),
    quoteNumber: bigserial({ mode: "number" }).notNull(),
    /** The number people say on the phone; no order's number begins with a letter. */
    quoteIncrementId: text().generatedAlwaysAs(sql`'Q' || lpad(quote_number::text, 8, '0')`).notNull(),
    /** Rises with every change: who saves what another has changed meanwhile is told. */
    version: integer().notNull().default(1),
    status: text({ enum: quoteStatuses }).notNull(),
    poNumber: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    items: jsonb().$type<readonly Item[]>().notNull(),
    addresses: jsonb().$type<readonly Address[]>().notNull(),
    shippingMethod: text(),
    shippingLabel: text(),
    subtotal: money().notNull(),
    shippingAmount: money().notNull(),
    taxPercent: doublePrecision().notNull(),
    /** Whether staff agreed on the percent; else the shop's rules gave it, and do so again when the quote is saved. */
    isTaxAgreed: boolean().notNull().default(false),
    taxAmount: money().notNull(),
    discountAmount: money().notNull(),
    total: money().notNull(),
    additionalNotes: text(),
    splitPaymentEnabled: boolean().notNull(),
    minimumSplitAmount: money().notNull(),
    /** The order it became: one quote, one order. */
    orderId: text()
      .unique()
      .references(() => orders.id),
    /** What came by a form and asked for it. */
    submissionId: text(),
    /** Who of the staff made it. */
    author: text().notNull(),
    expiresAt: instant().notNull(),
    sentAt: instant(),
    /** When its customer first and last looked at it. */
    openedAt: instant(),
    lastOpenedAt: instant(),
    /** All that staff look for a quote by, lines included, in one text (decision 140). */
    searched: text().generatedAlwaysAs(
      sql`'Q' || lpad(quote_number::text, 8, '0') || ' ' || email || ' ' || first_name || ' ' || last_name || ' ' || coalesce(po_number, '') || ' ' || texts_in(items, '{name,sku}')`,
    ),
    /** The same as words; its number is typed whole, with its letter and zeros or without (decision 140). */
    words: tsvector().generatedAlwaysAs(
      sql`search_words('Q' || lpad(quote_number::text, 8, '0') || ' ' || email || ' ' || split_part(email, '@', 2) || ' ' || first_name || ' ' || last_name || ' ' || coalesce(po_number, '') || ' ' || texts_in(items, '{name,sku}')) || array_to_tsvector(array['#' || quote_number::text, 'q' || quote_number::text])`,
    ),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("quote_increment_id").on(table.quoteIncrementId),
    // A quote is its customer's by the mailbox, in whatever case it was typed.
    index("quote_mailbox").on(sql`lower(${table.email})`),
    index("quote_newest").on(table.createdAt),
    index("quote_age").on(table.updatedAt),
    index("quote_expiring").on(table.status, table.expiresAt),
    // Staff's lists, which begin their pages at any row.
    index("quote_by_number").on(table.quoteNumber),
    index("quote_by_name").on(table.lastName, table.firstName, table.quoteNumber),
    index("quote_by_total").on(table.total, table.quoteNumber),
    index("quote_by_until").on(table.expiresAt, table.quoteNumber),
    index("quote_by_status").on(table.status, table.quoteNumber),
    index("quote_words").using("gin", table.words).with({ fastupdate: "off" }),
  ],
);

/** The links that open a quote: hashes of random tokens (QUOT-001). Nobody can read a link out of the database. */
export const quoteTokens = pgTable(
  "quote_token",
  {
    tokenHash: text().primaryKey(),
    quoteId: text()
      .notNull()
      .references(() => quotes.id, { onDelete: "cascade" }),
    /** A link that pays is the customer's; one that shows is staff's, who look at the page as the customer will. */
    purpose: text({ enum: ["pay", "show"] })
      .notNull()
      .default("pay"),
    /** Null: with its quote. */
    expiresAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index("quote_token_quote").on(table.quoteId)],
);

/** What happened to a quote, and what staff noted beside it; appended to, never edited. */
export const quoteActivity = pgTable(
  "quote_activity",
  {
    position: bigserial({ mode: "number" }).primaryKey(),
    quoteId: text()
      .notNull()
      .references(() => quotes.id, { onDelete: "cascade" }),
    kind: text({ enum: ["event", "note"] }).notNull(),
    /** Empty: the shop itself, or the customer. */
    author: text().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("quote_activity_quote").on(table.quoteId, table.position)],
);
