import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant } from "../columns";
import { formSubmissions } from "./forms";

/** Template and prices that estimates were calculated with; written once, never changed. */
export const estimateBases = pgTable(
  "estimate_basis",
  {
    /** Hash of the content; equal content is one row. */
    id: text().primaryKey(),
    templateName: text().notNull(),
    bookName: text().notNull(),
    /** Version of this template with this price book, from 1. */
    version: integer().notNull(),
    /** Name of the prices given by staff. */
    bookVersion: text(),
    content: jsonb().$type<unknown>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [unique("estimate_basis_version").on(table.templateName, table.bookName, table.version)],
);

type Entries = Readonly<Record<string, string | readonly string[]>>;

/** A sent or saved estimate: its input and results in cents. */
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
    /** Its form submission; null when it was saved and not sent. */
    submissionId: text()
      .unique()
      .references(() => formSubmissions.id, { onDelete: "cascade" }),
    /** Recipient of an emailed estimate that was not sent to the shop. */
    email: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index("estimate_age").on(table.createdAt).where(sql`${table.submissionId} is null`)],
);

/** Links that reopen an estimate, each with its own token. */
export const estimateLinks = pgTable(
  "estimate_link",
  {
    /** Only the hash is stored; the recipient has the token. */
    tokenHash: text().primaryKey(),
    estimateId: text()
      .notNull()
      .references(() => estimates.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
  },
  (table) => [index("estimate_link_estimate").on(table.estimateId)],
);
