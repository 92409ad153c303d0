import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant } from "../columns";

/**
 * Mails that must go out, written in the transaction that made them necessary and sent after it. One row per
 * mail: the unique key is why a second settle cannot mail twice.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** The order (or quote) the mail speaks of. */
    entityId: text().notNull(),
    /** The payment it confirms; empty when it concerns the whole order. */
    paymentId: text().notNull().default(""),
    attempts: integer().notNull().default(0),
    /** Nobody takes the row before this time: a lease while it is being sent, a pause after a failure. */
    notBefore: instant().notNull(),
    lastError: text(),
    recipient: text(),
    cc: jsonb().$type<readonly string[]>(),
    subject: text(),
    html: text(),
    plainText: text(),
    /** Files that went with it, where copies are kept: their bytes are base64. */
    attachments: jsonb().$type<readonly { name: string; type: string; content: string }[]>(),
    createdAt: instant().notNull(),
    sentAt: instant(),
  },
  (table) => [
    unique("outbox_once").on(table.kind, table.entityId, table.paymentId),
    index("outbox_waiting").on(table.sentAt, table.notBefore),
    // Those that still say whom they were written to.
    index("outbox_age").on(table.sentAt).where(sql`recipient is not null`),
    // The one that has waited longest, however many wait behind it.
    index("outbox_due").on(table.createdAt, table.kind).where(sql`sent_at is null`),
  ],
);
