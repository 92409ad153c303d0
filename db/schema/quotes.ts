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
import type { Cents } from "~/kernel/money/money";
import { quoteStatuses } from "~/kernel/statuses/statuses";
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

/** One row per quote. Lines and addresses are always read and written with it (decision 080). */
export const quotes = pgTable(
  "quote",
  {
    id: text().primaryKey(),
    quoteNumber: bigserial({ mode: "number" }).notNull(),
    /** Quote number; order numbers begin with a digit. */
    quoteIncrementId: text().generatedAlwaysAs(sql`'Q' || lpad(quote_number::text, 8, '0')`).notNull(),
    /** Incremented by every change, to detect concurrent edits. */
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
    /** True when staff agreed on the percentage; otherwise the shop's rules set it again on every save. */
    isTaxAgreed: boolean().notNull().default(false),
    taxAmount: money().notNull(),
    discountAmount: money().notNull(),
    total: money().notNull(),
    additionalNotes: text(),
    splitPaymentEnabled: boolean().notNull(),
    minimumSplitAmount: money().notNull(),
    /** The order it became; at most one. */
    orderId: text()
      .unique()
      .references(() => orders.id),
    /** The form submission that requested it. */
    submissionId: text(),
    /** The staff member who created it. */
    author: text().notNull(),
    expiresAt: instant().notNull(),
    sentAt: instant(),
    /** First and last visit of its customer. */
    openedAt: instant(),
    lastOpenedAt: instant(),
    /** Text that staff search quotes by, lines included (decision 140). */
    searched: text().generatedAlwaysAs(
      sql`'Q' || lpad(quote_number::text, 8, '0') || ' ' || email || ' ' || first_name || ' ' || last_name || ' ' || coalesce(po_number, '') || ' ' || texts_in(items, '{name,sku}')`,
    ),
    /**
     * The same as a search vector. The number is matched as a whole, with or without its `Q` and zeros
     * (decision 140).
     */
    words: tsvector().generatedAlwaysAs(
      sql`search_words('Q' || lpad(quote_number::text, 8, '0') || ' ' || email || ' ' || split_part(email, '@', 2) || ' ' || first_name || ' ' || last_name || ' ' || coalesce(po_number, '') || ' ' || texts_in(items, '{name,sku}')) || array_to_tsvector(array['#' || quote_number::text, 'q' || quote_number::text])`,
    ),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("quote_increment_id").on(table.quoteIncrementId),
    // Quotes belong to the customer with their email, in any case.
    index("quote_mailbox").on(sql`lower(${table.email})`),
    index("quote_newest").on(table.createdAt),
    index("quote_age").on(table.updatedAt),
    index("quote_expiring").on(table.status, table.expiresAt),
    // Keyset pagination of staff lists.
    index("quote_by_number").on(table.quoteNumber),
    index("quote_by_name").on(table.lastName, table.firstName, table.quoteNumber),
    index("quote_by_total").on(table.total, table.quoteNumber),
    index("quote_by_until").on(table.expiresAt, table.quoteNumber),
    index("quote_by_status").on(table.status, table.quoteNumber),
    index("quote_words").using("gin", table.words).with({ fastupdate: "off" }),
  ],
);

/** Links to quotes; only hashes of random tokens are stored (QUOT-001). */
export const quoteTokens = pgTable(
  "quote_token",
  {
    tokenHash: text().primaryKey(),
    quoteId: text()
      .notNull()
      .references(() => quotes.id, { onDelete: "cascade" }),
    /** 'pay' is the customer's link, 'show' a preview for staff. */
    purpose: text({ enum: ["pay", "show"] })
      .notNull()
      .default("pay"),
    /** Null: expires with its quote. */
    expiresAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [index("quote_token_quote").on(table.quoteId)],
);

/** Activity of a quote and notes of staff; rows are never changed. */
export const quoteActivity = pgTable(
  "quote_activity",
  {
    position: bigserial({ mode: "number" }).primaryKey(),
    quoteId: text()
      .notNull()
      .references(() => quotes.id, { onDelete: "cascade" }),
    kind: text({ enum: ["event", "note"] }).notNull(),
    /** Empty for the shop and the customer. */
    author: text().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("quote_activity_quote").on(table.quoteId, table.position)],
);
