import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** The documents as they are now: drafts (`drafts.…`) and published ones side by side, as in Sanity. */
export const lakeDocuments = pgTable(
  "lake_documents",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    revision: text().notNull(),
    content: jsonb().$type<unknown>().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index("lake_documents_type").on(table.type)],
);

/** One row per commit, in commit order. */
export const lakeTransactions = pgTable("lake_transactions", {
  sequence: bigserial({ mode: "number" }).primaryKey(),
  id: text().notNull().unique(),
  author: text().notNull(),
  committedAt: instant().notNull(),
});

/** What a commit did to each document: the whole document after it (null: deleted), so any revision can be shown. */
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

/** Who is signed in to the Studio. The id is a hash: what lies here opens nothing. */
export const lakeSessions = pgTable("lake_sessions", {
  id: text().primaryKey(),
  /** Changes with the password and the session secret: sessions of an older one are over. */
  keyId: text().notNull(),
  userId: text().notNull(),
  role: text().notNull(),
  /** What the person is called; empty in sessions older than this column. */
  name: text().notNull().default(""),
  /** As the browser calls itself, for the list of sessions. */
  browser: text().notNull(),
  startedAt: instant().notNull(),
  usedAt: instant().notNull(),
  /** When its owner last proved a second factor; null where none was asked for. */
  verifiedAt: instant(),
});

/**
 * Sign-ins whose first factor is proven and whose second is not. A table of its own: no code that reads sessions can
 * take one for a session, whichever version of the shop runs it.
 */
export const lakePendingSignIns = pgTable(
  "lake_pending_sign_in",
  {
    /** SHA-256 of the random word in the cookie. */
    id: text().primaryKey(),
    /** As in `lake_sessions`: changes with the password and the session secret. */
    keyId: text().notNull(),
    userId: text().notNull(),
    role: text().notNull(),
    name: text().notNull(),
    /** Counted before a code is compared: attempts at the same moment do not slip past. */
    tries: integer().notNull().default(0),
    expiresAt: instant().notNull(),
  },
  (table) => [index("lake_pending_sign_in_user").on(table.userId)],
);
