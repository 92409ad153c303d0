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
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { attemptStatuses, disputeStates, refundStatuses, webhookOutcomes } from "~/kernel/statuses/statuses";
import { instant, money } from "../columns";

/**
 * One attempt to collect one amount at one provider. Written before the provider is called; its id is in the
 * provider's metadata and in all idempotency keys.
 */
export const paymentAttempts = pgTable(
  "payment_attempt",
  {
    id: text().primaryKey(),
    /** Sequence of the attempts. */
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
     * - open: undecided.
     * - capturing: an approved payment is being captured.
     * - held: the provider decides later.
     * - refunded: by staff.
     * - superseded: replaced by a newer attempt, still to be canceled at its provider.
     */
    status: text({ enum: attemptStatuses }).notNull(),
    /** Id of the intent or provider order; null until the provider answered. */
    providerRef: text(),
    declineMessage: text(),
    /** Number of captures declined for their payment instrument. */
    declinedCaptures: integer().notNull().default(0),
    /** Why staff must review it, such as a wrong amount or an overpayment; null otherwise. */
    reviewReason: text(),
    reviewFacts: jsonb().$type<Readonly<Record<string, unknown>>>(),
    /** End of the reservation of an installment; null when the attempt pays the whole amount. */
    expiresAt: instant(),
    /** First start of the installment; null for whole amounts and older rows. */
    reservedSince: instant(),
    /** True when the order's owner started it; others cannot take its place then. */
    startedByOwner: boolean().notNull().default(false),
    /** Time its charge was sent to a provider without idempotency keys. */
    sentAt: instant(),
    checkedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Time provider id and texts were removed. */
    forgottenAt: instant(),
  },
  (table) => [
    index("payment_attempt_age").on(table.updatedAt).where(sql`forgotten_at is null`),
    unique("payment_attempt_ref").on(table.provider, table.providerRef),
    index("payment_attempt_order").on(table.orderId),
    index("payment_attempt_quote").on(table.quoteId),
    index("payment_attempt_waiting").on(table.status, table.createdAt),
    // Charges with lost responses, and attempts to review: few rows among many.
    index("payment_attempt_sought")
      .on(table.createdAt)
      .where(sql`${table.sentAt} is not null and ${table.providerRef} is null`),
    index("payment_attempt_reviewed").on(table.createdAt).where(sql`${table.reviewReason} is not null`),
  ],
);

/** Actions of staff on reviewed payments; rows are never changed. */
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
    /** Result in one sentence. */
    outcome: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("payment_review_attempt").on(table.attemptId)],
);

/** A refund that staff asked for, recorded before the provider is called. Its id is in the idempotency key. */
export const paymentRefunds = pgTable(
  "payment_refund",
  {
    id: text().primaryKey(),
    /** Sequence of the refunds. */
    position: bigserial({ mode: "number" }).notNull(),
    attemptId: text()
      .notNull()
      .references(() => paymentAttempts.id),
    amount: money().notNull(),
    author: text().notNull(),
    status: text({ enum: refundStatuses }).notNull(),
    /** The provider's id of the refund; null until it answered. */
    providerRefundId: text(),
    /** Why it failed. */
    failureMessage: text(),
    /** Time it was sent to the provider, set once before the call. */
    sentAt: instant(),
    checkedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("payment_refund_attempt").on(table.attemptId, table.position),
    // One undecided refund per attempt, also for parallel callers.
    uniqueIndex("payment_refund_open").on(table.attemptId).where(sql`${table.status} = 'open'`),
  ],
);

/** A dispute (chargeback), as last described by its provider. */
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
    /** Amount withdrawn from the shop's balance so far, fees excluded. */
    withdrawn: money().notNull(),
    /** Version; a writer that read an older one fetches the dispute again. */
    version: integer().notNull(),
    /** Loss recorded by staff, as a negative payment. */
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

/** Webhook events. Handled ones are acknowledged at once, others are processed again. */
export const webhookEvents = pgTable(
  "webhook_event",
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    ref: text(),
    receivedAt: instant().notNull(),
    appliedAt: instant(),
    /** Outcome; null until it was handled and in older rows. */
    outcome: text({ enum: webhookOutcomes }),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index("webhook_event_age").on(table.receivedAt),
  ],
);
