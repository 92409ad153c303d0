import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { attemptStatuses, disputeStates, webhookOutcomes } from "~/kernel/statuses";
import { instant, money } from "../columns";

/**
 * One try to collect one amount from one provider. Recorded before the provider is called; its id is in the
 * provider's metadata and in every idempotency key.
 */
export const paymentAttempts = pgTable(
  "payment_attempt",
  {
    id: text().primaryKey(),
    /** The order in which attempts were made. */
    position: bigserial({ mode: "number" }).notNull(),
    /** At most 20 characters: Authorize.Net's invoice number and reference. */
    shortId: text().notNull().unique(),
    orderId: text(),
    quoteId: text(),
    provider: text().notNull(),
    method: text().notNull(),
    methodLabel: text().notNull(),
    amount: money().notNull(),
    currency: text().notNull(),
    /**
     * open: nobody knows yet · capturing: we asked for the money of an approved payment, and nobody else may · held:
     * the provider decides later · paid · declined · needs_review · refunded: staff gave the money back · superseded:
     * a newer attempt took its place, its provider has still to cancel it · canceled
     */
    status: text({ enum: attemptStatuses }).notNull(),
    /** The intent's or the provider order's id; null until the provider answered. */
    providerRef: text(),
    declineMessage: text(),
    /** How often a capture was declined that the shopper may approve again with something else. */
    declinedCaptures: integer().notNull().default(0),
    /** Why a person must look: a wrong amount or currency, an overpayment. Null when all is well. */
    reviewReason: text(),
    reviewFacts: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** Until when its part is reserved; null where it pays the whole. */
    expiresAt: instant(),
    /** When the browser that reserves it started first; null where it pays the whole, and in older rows. */
    reservedSince: instant(),
    /** Whether the order's own customer started it, so that no other payer takes its place. */
    startedByOwner: boolean().notNull().default(false),
    /** When its one charge was sent to a provider without idempotency keys. */
    sentAt: instant(),
    checkedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Since when it tells neither the provider's id nor anybody's words. */
    forgottenAt: instant(),
  },
  (table) => [
    index("payment_attempt_age").on(table.updatedAt).where(sql`forgotten_at is null`),
    unique("payment_attempt_ref").on(table.provider, table.providerRef),
    index("payment_attempt_order").on(table.orderId),
    index("payment_attempt_quote").on(table.quoteId),
    index("payment_attempt_waiting").on(table.status, table.createdAt),
    // Charges whose answer was lost, and what a person has to look at: few rows among very many.
    index("payment_attempt_sought")
      .on(table.createdAt)
      .where(sql`${table.sentAt} is not null and ${table.providerRef} is null`),
    index("payment_attempt_reviewed").on(table.createdAt).where(sql`${table.reviewReason} is not null`),
  ],
);

/** Who of the staff did what about a payment that needed review; no row is ever edited. */
export const paymentReviews = pgTable(
  "payment_review",
  {
    id: text().primaryKey(),
    attemptId: text()
      .notNull()
      .references(() => paymentAttempts.id),
    author: text().notNull(),
    way: text().notNull(),
    note: text().notNull(),
    /** What came of it, in a sentence. */
    outcome: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("payment_review_attempt").on(table.attemptId)],
);

/** One dispute (chargeback) of a payment, as its provider last described it. */
export const paymentDisputes = pgTable(
  "payment_dispute",
  {
    id: text().primaryKey(),
    provider: text().notNull(),
    /** The provider's id of the dispute. */
    disputeId: text().notNull(),
    /** Null when the disputed charge was not made by this shop. */
    attemptId: text().references(() => paymentAttempts.id),
    /** The disputed charge or capture. */
    chargeId: text(),
    amount: money().notNull(),
    currency: text().notNull(),
    /** The provider's reason code, such as `fraudulent`. */
    reason: text().notNull(),
    state: text({ enum: disputeStates }).notNull(),
    /** The provider's own status, such as `needs_response`. */
    providerStatus: text().notNull(),
    /** Deadline for the shop's answer; null when none is expected. */
    respondBy: instant(),
    /** What the provider has taken from the shop's balance for it so far, fees excluded. */
    withdrawn: money().notNull(),
    /** Counts changes; a writer that read an older version asks the provider again. */
    version: integer().notNull(),
    /** What staff recorded as lost, as a payment below zero. */
    recordedLoss: money().notNull(),
    /** How staff ended its review; null while a review is open or none was needed. */
    resolution: text(),
    resolvedBy: text(),
    resolutionNote: text().notNull().default(""),
    resolvedAt: instant(),
    checkedAt: instant().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique("payment_dispute_ref").on(table.provider, table.disputeId),
    index("payment_dispute_attempt").on(table.attemptId),
    index("payment_dispute_open").on(table.state, table.checkedAt),
  ],
);

/** Events a provider sent. Those that were dealt with are answered at once; others are worked through again. */
export const webhookEvents = pgTable(
  "webhook_event",
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    ref: text(),
    receivedAt: instant().notNull(),
    appliedAt: instant(),
    /** What became of it; null until it was dealt with, and in rows older than this column. */
    outcome: text({ enum: webhookOutcomes }),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index("webhook_event_age").on(table.receivedAt),
  ],
);
