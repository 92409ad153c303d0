import { bigserial, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../columns";

/** Who of the staff did what; appended to, never edited. */
export const auditEntries = pgTable(
  "audit_entry",
  {
    position: bigserial({ mode: "number" }).primaryKey(),
    author: text().notNull(),
    subject: text({ enum: ["order", "quote", "staff"] }).notNull(),
    kind: text({ enum: ["event", "note"] }).notNull(),
    subjectId: text().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("audit_entry_subject").on(table.subject, table.subjectId)],
);
