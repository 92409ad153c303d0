import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** The application writes search vectors and never reads them. */
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Current documents: drafts (`drafts.…`) and published ones in one table, as in Sanity. */
export const lakeDocuments = pgTable(
  "lake_documents",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    revision: text().notNull(),
    content: jsonb().$type<unknown>().notNull(),
    updatedAt: instant().notNull(),
    /** Words of the texts, for the Studio's search. */
    words: tsvector(),
    /** Revision to which `words` belong. An older version of the shop writes documents without it. */
    wordsRevision: text(),
  },
  (table) => [
    index("lake_documents_type").on(table.type),
    index("lake_documents_words").using("gin", table.words),
    index("lake_documents_without_words")
      .on(table.id)
      .where(sql`${table.wordsRevision} is distinct from ${table.revision}`),
  ],
);

/** One row per commit, in commit order. */
export const lakeTransactions = pgTable("lake_transactions", {
  sequence: bigserial({ mode: "number" }).primaryKey(),
  id: text().notNull().unique(),
  author: text().notNull(),
  committedAt: instant().notNull(),
});

/** Full content of each document after each commit (null: deleted), so that any revision can be shown. */
export const lakeRevisions = pgTable(
  "lake_revisions",
  {
    sequence: bigint({ mode: "number" })
      .notNull()
      .references(() => lakeTransactions.sequence),
    position: integer().notNull(),
    documentId: text().notNull(),
    mutations: jsonb().$type<unknown>().notNull(),
    content: jsonb().$type<unknown>(),
  },
  (table) => [
    primaryKey({ columns: [table.sequence, table.position] }),
    index("lake_revisions_document").on(table.documentId, table.sequence),
  ],
);

/** Signed-in Studio users. The id is a hash, so that the table grants no access. */
export const lakeSessions = pgTable("lake_sessions", {
  id: text().primaryKey(),
  /** Derived from password and session secret: changing either ends all sessions. */
  keyId: text().notNull(),
  userId: text().notNull(),
  role: text().notNull(),
  /** Name of the user; empty in sessions older than this column. */
  name: text().notNull().default(""),
  /** User agent, for the list of sessions. */
  browser: text().notNull(),
  startedAt: instant().notNull(),
  usedAt: instant().notNull(),
  /** Time of the last verified second factor; null when none was required. */
  verifiedAt: instant(),
});

/**
 * Sign-ins that wait for a second factor. In a separate table, so that no version of the code mistakes one for a
 * session.
 */
export const lakePendingSignIns = pgTable(
  "lake_pending_sign_in",
  {
    /** SHA-256 of the random token in the cookie. */
    id: text().primaryKey(),
    /** As in `lake_sessions`: derived from password and session secret. */
    keyId: text().notNull(),
    userId: text().notNull(),
    role: text().notNull(),
    name: text().notNull(),
    /** Incremented before a code is compared, so that parallel attempts cannot exceed the limit. */
    tries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
  },
  (table) => [index("lake_pending_sign_in_user").on(table.userId)],
);
