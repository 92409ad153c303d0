import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant } from "../columns";

/**
 * Outgoing emails, written in the transaction that needs them and sent afterwards. The unique key prevents
 * duplicates.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** The order or quote the email is about. */
    entityId: text().notNull(),
    /** The confirmed payment; empty for the whole order. */
    paymentId: text().notNull().default(""),
    attempts: integer().notNull().default(0),
    /** Not to be sent before this time: a lease while sending, a pause after a failure. */
    notBefore: instant().notNull(),
    lastError: text(),
    recipient: text(),
    cc: jsonb().$type<readonly string[]>(),
    subject: text(),
    html: text(),
    plainText: text(),
    /** Attachments of stored copies, in base64. */
    attachments: jsonb().$type<readonly { name: string; type: string; content: string }[]>(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [
    unique("outbox_once").on(table.kind, table.entityId, table.paymentId),
    index("outbox_waiting").on(table.sentAt, table.notBefore),
    // Rows that still contain a recipient.
    index("outbox_age").on(table.sentAt).where(sql`recipient is not null`),
    // The email that has waited longest.
    index("outbox_due").on(table.createdAt, table.kind).where(sql`sent_at is null`),
  ],
);
