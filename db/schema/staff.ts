import { bigserial, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns";

/** Who of the staff did what; appended to, never edited. */
export const auditEntries = pgTable(
  "audit_entry",
  {
    position: bigserial({ mode: "number" }).primaryKey(),
    author: text().notNull(),
    subject: text({ enum: ["order", "staff"] }).notNull(),
    kind: text({ enum: ["event", "note"] }).notNull(),
    subjectId: text().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("audit_entry_subject").on(table.subject, table.subjectId)],
);

/** Who works here and signs in by mail. Who was removed stays: edits and entries keep a name. */
export const staffMembers = pgTable("staff_member", {
  id: text().primaryKey(),
  /** In lower case, so that one mailbox is one person. */
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text({ enum: ["administrator", "editor", "sales"] }).notNull(),
  invitedAt: instant().notNull(),
  invitedBy: text().notNull(),
  /** When an invitation was first taken up. */
  joinedAt: instant(),
  removedAt: instant(),
});

/**
 * An invitation, or somebody asking to sign in to the Studio by mail: link and code are keyed hashes of the id and
 * stand in the mail alone. Without a member: a mailbox nobody of the staff has; nothing is sent.
 */
export const staffSignIns = pgTable(
  "staff_sign_in",
  {
    id: text().primaryKey(),
    memberId: text().references(() => staffMembers.id),
    kind: text({ enum: ["invitation", "sign-in"] }).notNull(),
    /** Counted before a code is compared: tries at once do not slip past. */
    tries: integer().notNull().default(0),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    index("staff_sign_in_member").on(table.memberId),
    index("staff_sign_in_age").on(table.expiresAt),
  ],
);
