import { sql } from "drizzle-orm";
import { bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, tsvector } from "../columns";

export const submissionStatuses = ["new", "in-work", "done", "spam"] as const;

type Entries = Readonly<Record<string, string | readonly string[]>>;
type Answer = { readonly name: string; readonly label: string; readonly value: string };

/** Form submissions of visitors, suspected spam included; written before anything else happens. */
export const formSubmissions = pgTable(
  "form_submission",
  {
    id: text().primaryKey(),
    /** Idempotency key of the submit: a double click is one submission. */
    postId: text().unique(),
    formName: text().notNull(),
    formTitle: text().notNull(),
    status: text({ enum: submissionStatuses }).notNull(),
    /** Validated values as posted. */
    entries: jsonb().$type<Entries>().notNull(),
    /** The same as labeled answers, kept as the visitor saw them. */
    answers: jsonb("said").$type<readonly Answer[]>().notNull(),
    /** Reply address; null when the form asks for no email. */
    email: text(),
    name: text(),
    spamReasons: jsonb().$type<readonly string[]>().notNull(),
    /** Number of submitted steps; the last one completes it. */
    stepsSent: integer().notNull(),
    isComplete: boolean().notNull(),
    /** Text that staff search by: sender and answers (decision 140). */
    searched: text().generatedAlwaysAs(
      sql`coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || texts_in(said, '{value}')`,
    ),
    words: tsvector().generatedAlwaysAs(
      sql`search_words(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || split_part(coalesce(email, ''), '@', 2) || ' ' || texts_in(said, '{value}'))`,
    ),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index("form_submission_newest").on(table.createdAt, table.id),
    index("form_submission_form").on(table.formName, table.createdAt, table.id),
    index("form_submission_by_status").on(table.status, table.createdAt, table.id),
    index("form_submission_fresh").on(table.formName).where(sql`status = 'new'`),
    index("form_submission_mailbox").on(sql`lower(${table.email})`),
    index("form_submission_age").on(table.updatedAt),
    index("form_submission_words").using("gin", table.words).with({ fastupdate: "off" }),
  ],
);

/** Files of submissions; their bytes are in the file store under `storedAs`. */
export const formFiles = pgTable(
  "form_file",
  {
    id: text().primaryKey(),
    submissionId: text()
      .notNull()
      .references(() => formSubmissions.id, { onDelete: "cascade" }),
    field: text().notNull(),
    name: text().notNull(),
    /** Detected from the content, not from the name. */
    type: text().notNull(),
    /** Size of the stored bytes. */
    size: integer().notNull(),
    /** Size as received; pictures are re-encoded. */
    receivedSize: integer(),
    storedAs: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("form_file_submission").on(table.submissionId)],
);

/**
 * Files to delete from the file store. Written before the bytes are stored and removed with the rows that
 * keep them, so that an interruption loses no file.
 */
export const formFileRemovals = pgTable(
  "form_file_removal",
  {
    storedAs: text().primaryKey(),
    /** Not to be deleted before this time; a lease while deleting. */
    notBefore: instant().notNull(),
    /** Deletion has begun; the file cannot be kept any more. */
    isTaken: boolean().notNull().default(false),
  },
  (table) => [index("form_file_removal_due").on(table.notBefore)],
);

/** Notes of staff about a submission. */
export const formNotes = pgTable(
  "form_note",
  {
    position: bigserial({ mode: "number" }).primaryKey(),
    submissionId: text()
      .notNull()
      .references(() => formSubmissions.id, { onDelete: "cascade" }),
    author: text().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("form_note_submission").on(table.submissionId)],
);

/**
 * Submissions per client and form within a window; in the database, so that several servers count together.
 */
export const formTries = pgTable(
  "form_try",
  {
    /** Hash of client address and form. */
    asker: text().notNull(),
    windowStart: instant().notNull(),
    tries: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.asker, table.windowStart] })],
);

export const subscriberStatuses = ["pending", "subscribed", "unsubscribed"] as const;

export const newsletterSubscribers = pgTable("newsletter_subscriber", {
  id: text().primaryKey(),
  /** In lower case, so that one address is one row. */
  email: text().notNull().unique(),
  status: text({ enum: subscriberStatuses }).notNull(),
  createdAt: instant().notNull(),
  confirmedAt: instant(),
  unsubscribedAt: instant(),
});
