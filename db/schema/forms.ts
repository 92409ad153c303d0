import { sql } from "drizzle-orm";
import { bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, tsvector } from "../columns";

export const submissionStatuses = ["new", "in-work", "done", "spam"] as const;

type Entries = Readonly<Record<string, string | readonly string[]>>;
type Answer = { readonly name: string; readonly label: string; readonly value: string };

/** What visitors sent by a form; written before anything else happens, suspected spam included. */
export const formSubmissions = pgTable(
  "form_submission",
  {
    id: text().primaryKey(),
    /** Made by the browser for one press of the button: a double click is one submission. */
    postId: text().unique(),
    formName: text().notNull(),
    formTitle: text().notNull(),
    status: text({ enum: submissionStatuses }).notNull(),
    /** Values as they were posted and checked. */
    entries: jsonb().$type<Entries>().notNull(),
    /** The same in the words the visitor read, kept as they were. */
    answers: jsonb("said").$type<readonly Answer[]>().notNull(),
    /** Who to answer; null where the form asks for no e-mail. */
    email: text(),
    name: text(),
    spamReasons: jsonb().$type<readonly string[]>().notNull(),
    /** How many steps of the form have been sent; the last one makes it complete. */
    stepsSent: integer().notNull(),
    isComplete: boolean().notNull(),
    /** All that staff look for it by: who sent it, and what was said (decision 140). */
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

/** Files that came with a submission; their bytes lie in the file store under `storedAs`. */
export const formFiles = pgTable(
  "form_file",
  {
    id: text().primaryKey(),
    submissionId: text()
      .notNull()
      .references(() => formSubmissions.id, { onDelete: "cascade" }),
    field: text().notNull(),
    name: text().notNull(),
    /** As the content says, never as the name does. */
    type: text().notNull(),
    /** Of the stored bytes. */
    size: integer().notNull(),
    /** Of the bytes as they were sent: pictures are re-encoded. */
    receivedSize: integer(),
    storedAs: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("form_file_submission").on(table.submissionId)],
);

/**
 * Files to be taken out of the file store: written before their bytes are put there, and crossed out with the rows that
 * keep them. Whatever is killed in between, somebody still knows of them.
 */
export const formFileRemovals = pgTable(
  "form_file_removal",
  {
    storedAs: text().primaryKey(),
    /** Nobody removes it before this time; a lease while it is being removed. */
    notBefore: instant().notNull(),
    /** Somebody began to remove it: it cannot be kept any more. */
    isTaken: boolean().notNull().default(false),
  },
  (table) => [index("form_file_removal_due").on(table.notBefore)],
);

/** What staff wrote about a submission. */
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

/** How often an asker sent a form within a window; here and not in memory, so that several servers count together. */
export const formTries = pgTable(
  "form_try",
  {
    /** A hash of address and form. */
    asker: text().notNull(),
    windowStart: instant().notNull(),
    tries: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.asker, table.windowStart] })],
);

export const subscriberStatuses = ["pending", "subscribed", "unsubscribed"] as const;

/** Who gets the newsletter. */
export const newsletterSubscribers = pgTable("newsletter_subscriber", {
  id: text().primaryKey(),
  /** In lower case, so that one mailbox is one row. */
  email: text().notNull().unique(),
  status: text({ enum: subscriberStatuses }).notNull(),
  createdAt: instant().notNull(),
  confirmedAt: instant(),
  unsubscribedAt: instant(),
});
