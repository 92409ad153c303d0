import { and, asc, eq, ilike, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/client.server";
import { formNotes, formSubmissions } from "#db/schema/forms";
import { sortedBy } from "#db/sorted-by";
import { containing } from "~/kernel/containing";
import { countedRows, type Slice } from "~/kernel/list-page";
import type { Submission, SubmissionStatus } from "../submission";
import type { InboxQuery } from "./inbox.schema";

/** A form is asked for by its name, a word in anything that was said; spam stays out unless it is asked for. */
function asked({ form, status, search }: Omit<InboxQuery, "after">): SQL | undefined {
  const pattern = search ? containing(search) : null;
  return and(
    form ? eq(formSubmissions.formName, form) : undefined,
    status ? eq(formSubmissions.status, status) : ne(formSubmissions.status, "spam"),
    pattern
      ? or(
          ilike(formSubmissions.name, pattern),
          ilike(formSubmissions.email, pattern),
          sql`exists (select 1 from jsonb_array_elements(${formSubmissions.said}) as one
            where one->>'value' ilike ${pattern})`,
        )
      : undefined,
  );
}

export async function listSubmissions(
  db: Db,
  query: Omit<InboxQuery, "after">,
  { limit, after }: Slice,
): Promise<readonly Submission[]> {
  const { createdAt, id } = formSubmissions;
  const { behind, order } = sortedBy("-date", { date: [createdAt, id] }, formSubmissions);
  return db
    .select()
    .from(formSubmissions)
    .where(and(asked(query), after ? behind(after) : undefined))
    .orderBy(...order)
    .limit(limit);
}

export async function countSubmissions(db: Db, query: Omit<InboxQuery, "after">): Promise<number> {
  const some = db
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .where(asked(query))
    .limit(countedRows + 1)
    .as("some");
  return db.$count(some);
}

/** Every form something came by, with how many of it nobody has looked at. */
export async function countForms(db: Db) {
  return db
    .select({
      name: formSubmissions.formName,
      title: sql<string>`max(${formSubmissions.formTitle})`,
      fresh: sql<number>`count(*) filter (where ${formSubmissions.status} = 'new')::int`,
    })
    .from(formSubmissions)
    .groupBy(formSubmissions.formName)
    .orderBy(asc(formSubmissions.formName));
}

export async function setSubmissionStatus(
  db: Db,
  id: string,
  status: SubmissionStatus,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(formSubmissions)
    .set({ status, updatedAt: now })
    .where(eq(formSubmissions.id, id))
    .returning({ id: formSubmissions.id });
  return changed.length > 0;
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

export async function notesOf(db: Db, submissionId: string) {
  return db
    .select({ author: formNotes.author, text: formNotes.text, createdAt: formNotes.createdAt })
    .from(formNotes)
    .where(eq(formNotes.submissionId, submissionId))
    .orderBy(asc(formNotes.position));
}
