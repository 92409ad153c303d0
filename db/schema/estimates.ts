import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant } from "../columns";
import { formSubmissions } from "./forms";

/** What estimates were reckoned with: a template and its prices, kept as they were. Written once, never changed. */
export const estimateBases = pgTable(
  "estimate_basis",
  {
    /** The hash of what it holds: the same content is the same basis. */
    id: text().primaryKey(),
    templateName: text().notNull(),
    bookName: text().notNull(),
    /** Counts the versions of this template with this book, from 1. */
    version: integer().notNull(),
    /** The name staff gave the prices. */
    bookVersion: text(),
    content: jsonb().$type<unknown>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [unique("estimate_basis_version").on(table.templateName, table.bookName, table.version)],
);

type Entries = Readonly<Record<string, string | readonly string[]>>;

/** An estimate as it was sent or saved: what was entered, and what it came to, in cents. */
export const estimates = pgTable(
  "estimate",
  {
    id: text().primaryKey(),
    basisId: text()
      .notNull()
      .references(() => estimateBases.id),
    entries: jsonb().$type<Entries>().notNull(),
    finalMin: integer().notNull(),
    finalMax: integer().notNull(),
    /** What came by the form, with which it goes; null where it was saved and not sent. */
    submissionId: text()
      .unique()
      .references(() => formSubmissions.id, { onDelete: "cascade" }),
    /** Whom it was mailed to, where nothing was sent to us. */
    email: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index("estimate_age").on(table.createdAt).where(sql`${table.submissionId} is null`)],
);

/** Links that open an estimate again, each with a token of its own. */
export const estimateLinks = pgTable(
  "estimate_link",
  {
    /** The token itself is known to its reader alone. */
    tokenHash: text().primaryKey(),
    estimateId: text()
      .notNull()
      .references(() => estimates.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
  },
  (table) => [index("estimate_link_estimate").on(table.estimateId)],
);
