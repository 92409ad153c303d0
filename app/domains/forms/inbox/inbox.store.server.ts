import { and, asc, desc, eq, getTableColumns, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { createKeysetSort } from "#db/keyset-sort";
import { formNotes, formSubmissions } from "#db/schema/forms";
import { createTextSearch } from "#db/text-search";
import { maxCountedRows, type PageRequest } from "~/kernel/list-page";
import type { SearchMode } from "~/kernel/text/text-search";
import type { Submission, SubmissionStatus } from "../submissions/submission";
import type { InboxQuery } from "./inbox.schema";

type InboxFilter = Omit<InboxQuery, "after" | "search"> & { readonly searchCondition: SQL | undefined };

/**
 * Returns the condition for form name, status and search text. Spam is left out unless the status filter includes it.
 */
function createListCondition({ form, status, searchCondition }: InboxFilter): SQL | undefined {
  return and(
    form ? eq(formSubmissions.formName, form) : undefined,
    status ? eq(formSubmissions.status, status) : ne(formSubmissions.status, "spam"),
    searchCondition,
  );
}

const { createdAt, id, searched: _searched, words: _words, ...columns } = getTableColumns(formSubmissions);

/** Returns the condition that finds a search text in senders and answers. */
export const createSearchCondition = (db: Db, searchMode: SearchMode): Promise<SQL> =>
  createTextSearch(db, formSubmissions, createdAt, searchMode);

export async function listSubmissions(
  db: Db,
  query: InboxFilter,
  { limit, after }: PageRequest,
): Promise<readonly Submission[]> {
  const { afterRow, order } = createKeysetSort("-date", { date: [createdAt, id] }, formSubmissions);
  return db
    .select({ createdAt, id, ...columns })
    .from(formSubmissions)
    .where(and(createListCondition(query), after ? afterRow(after) : undefined))
    .orderBy(...order)
    .limit(limit);
}

/** Counts submissions, at most up to the count limit of a staff list. */
export async function countSubmissions(db: Db, query: InboxFilter): Promise<number> {
  const matchesSearch = db
    .select({ id })
    .from(formSubmissions)
    .where(createListCondition(query))
    .orderBy(desc(createdAt))
    .limit(maxCountedRows + 1)
    .as("some");
  return db.$count(matchesSearch);
}

/** The distinct form names. Each is found by one step along the index, which stays fast with many rows. */
const namesOfForms = sql`(with recursive step(name) as (
    select min(form_name) from ${formSubmissions}
    union all
    select (select min(form_name) from ${formSubmissions} where form_name > step.name) from step where step.name is not null
  ) select name from step where name is not null) as form`;

/** Lists every form that has submissions, with the number of new ones. */
export async function countSubmissionsByForm(db: Db) {
  const name = sql<string>`form.name`;
  const ofForm = sql`from ${formSubmissions} where form_name = ${name}`;
  return db
    .select({
      name,
      title: sql<string>`(select form_title ${ofForm} order by created_at desc, id desc limit 1)`,
      fresh: sql<number>`(select count(*)::int ${ofForm} and status = 'new')`,
    })
    .from(namesOfForms)
    .orderBy(asc(name));
}

export async function setSubmissionStatus(
  db: Db,
  id: string,
  status: SubmissionStatus,
  now: Date,
): Promise<boolean> {
  const updated = await db
    .update(formSubmissions)
    .set({ status, updatedAt: now })
    .where(eq(formSubmissions.id, id))
    .returning({ id: formSubmissions.id });
  return updated.length > 0;
}

export async function insertNote(
  db: Db,
  note: {
    readonly submissionId: string;
    readonly author: string;
    readonly text: string;
    readonly createdAt: Date;
  },
): Promise<void> {
  await db.insert(formNotes).values(note);
}

export async function listSubmissionNotes(db: Db, submissionId: string) {
  return db
    .select({ author: formNotes.author, text: formNotes.text, createdAt: formNotes.createdAt })
    .from(formNotes)
    .where(eq(formNotes.submissionId, submissionId))
    .orderBy(asc(formNotes.position));
}
