import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { orderStatuses, paymentStatuses } from "~/kernel/statuses/statuses";
import { instant, money, tsvector } from "../columns";
import { paymentAttempts } from "./payments";

/** One row per order, written before a provider is asked for money. */
export const orders = pgTable(
  "orders",
  {
    id: text().primaryKey(),
    orderNumber: bigserial({ mode: "number" }).notNull(),
    /** Order number: a zero-padded sequence (ORD-004). */
    orderIncrementId: text().generatedAlwaysAs(sql`lpad(order_number::text, 9, '0')`).notNull(),
    /** Idempotency key of the submit: a double click finds the first order. */
    placementId: text().unique(),
    poNumber: text(),
    state: text().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    /** The status to return to after a hold; null in every other status. */
    statusBeforeHold: text({ enum: orderStatuses }),
    customerId: text(),
    customerIsGuest: boolean().notNull(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    orderCurrencyCode: text().notNull(),
    weight: doublePrecision().notNull(),
    totalItemCount: integer().notNull(),
    subtotal: money().notNull(),
    subtotalInclTax: money().notNull(),
    shippingAmount: money().notNull(),
    shippingTaxAmount: money().notNull(),
    shippingInclTax: money().notNull(),
    taxPercent: doublePrecision().notNull(),
    taxAmount: money().notNull(),
    discountAmount: money().notNull(),
    total: money().notNull(),
    shippingMethod: text(),
    shippingLabel: text(),
    additionalNotes: text(),
    emailSent: boolean().notNull().default(false),
    splitPaymentEnabled: boolean().notNull().default(false),
    minimumSplitAmount: money().notNull(),
    /** Names and SKUs of its lines. */
    lineWords: text().notNull().default(""),
    /** Text that staff search orders by; one column, so that one index suffices (decision 140). */
    searched: text().generatedAlwaysAs(
      sql`lpad(order_number::text, 9, '0') || ' ' || email || ' ' || first_name || ' ' || last_name || ' ' || coalesce(po_number, '') || ' ' || line_words`,
    ),
    /**
     * The same as a search vector with prefix matches; the order number is matched as a whole (decision 140).
     */
    words: tsvector().generatedAlwaysAs(
      sql`search_words(email || ' ' || split_part(email, '@', 2) || ' ' || first_name || ' ' || last_name || ' ' || coalesce(po_number, '') || ' ' || line_words) || array_to_tsvector(array['#' || order_number::text])`,
    ),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Time it was anonymized; amounts and status stay. */
    forgottenAt: instant(),
  },
  (table) => [
    index("orders_age").on(table.updatedAt).where(sql`forgotten_at is null`),
    uniqueIndex("orders_increment_id").on(table.orderIncrementId),
    index("orders_number").on(table.orderNumber),
    // Keyset pagination of staff lists.
    index("orders_by_name").on(table.lastName, table.firstName, table.orderNumber),
    index("orders_by_total").on(table.total, table.orderNumber),
    index("orders_by_status").on(table.status, table.orderNumber),
    // Guest orders belong to the verified owner of the email, in any case.
    index("orders_email").on(sql`lower(${table.email})`),
    index("orders_customer").on(table.customerId),
    // Combined keys of number or id with email, so that both mismatches take the same time.
    index("orders_number_of").on(sql`(order_increment_id || ' ' || lower(email))`),
    index("orders_id_of").on(sql`(id || ' ' || lower(email))`),
    // No pending list: every search would have to read it.
    index("orders_words").using("gin", table.words).with({ fastupdate: "off" }),
  ],
);

export type CustomOption = {
  readonly type: string;
  readonly label: string;
  readonly value: string;
};

/** One row per ordered line. */
export const orderItems = pgTable(
  "order_item",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    sku: text().notNull(),
    name: text().notNull(),
    qty: integer().notNull(),
    price: money().notNull(),
    originalPrice: money().notNull(),
    priceInclTax: money().notNull(),
    weight: doublePrecision().notNull(),
    rowWeight: doublePrecision().notNull(),
    rowTotal: money().notNull(),
    taxPercent: doublePrecision().notNull(),
    taxAmount: money().notNull(),
    rowTotalInclTax: money().notNull(),
    customOptions: jsonb().$type<readonly CustomOption[]>().notNull(),
    notes: text(),
  },
  (table) => [unique("order_item_position").on(table.orderId, table.position)],
);

/** Billing and shipping address at the time of the order. */
export const orderAddresses = pgTable(
  "order_address",
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    type: text({ enum: ["billing", "shipping"] }).notNull(),
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
    customerId: text(),
    isDefault: boolean().notNull().default(false),
  },
  (table) => [unique("order_address_type").on(table.orderId, table.type)],
);

/** History of an order; rows are never changed. */
export const orderHistory = pgTable(
  "order_history",
  {
    position: bigserial({ mode: "number" }).primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    status: text({ enum: orderStatuses }).notNull(),
    comment: text().notNull(),
    isCustomerNotified: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("order_history_order").on(table.orderId, table.position)],
);

/**
 * Payments, attempts and refusals of an order. `transactionId` is the charge or capture, never the intent,
 * and null until money moved; it is unique.
 */
export const payments = pgTable(
  "payment",
  {
    id: text().primaryKey(),
    /** Sequence of the payments. */
    position: bigserial({ mode: "number" }).notNull(),
    /** Null for a payment of a quote that is not an order yet. */
    orderId: text().references(() => orders.id),
    quoteId: text(),
    attemptId: text().references(() => paymentAttempts.id),
    provider: text().notNull(),
    method: text().notNull(),
    methodLabel: text().notNull(),
    transactionId: text(),
    amount: money().notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    additionalData: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    transactionResponse: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Text that staff search payments by: method and reference. */
    searched: text().generatedAlwaysAs(sql`method_label || ' ' || coalesce(transaction_id, '')`),
    words: tsvector().generatedAlwaysAs(
      sql`search_words(method_label || ' ' || coalesce(transaction_id, ''))`,
    ),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Time card and transaction were removed; the amount stays. */
    forgottenAt: instant(),
  },
  (table) => [
    index("payment_age").on(table.updatedAt).where(sql`forgotten_at is null`),
    unique("payment_transaction").on(table.provider, table.transactionId),
    index("payment_position").on(table.position),
    index("payment_by_amount").on(table.amount, table.position),
    index("payment_by_status").on(table.status, table.position),
    index("payment_order").on(table.orderId),
    index("payment_quote").on(table.quoteId),
    index("payment_words").using("gin", table.words).with({ fastupdate: "off" }),
    check("payment_of_something", sql`${table.orderId} is not null or ${table.quoteId} is not null`),
    // One open row per attempt, also for parallel callers.
    uniqueIndex("payment_open_attempt")
      .on(table.attemptId)
      .where(sql`${table.status} in ('pending', 'on_hold')`),
  ],
);
