import type { Db } from "#db/client.server";
import { pageOf, sliceAfter } from "~/kernel/list-page";
import { filesOf } from "../files/form-file.store.server";
import { findSubmission } from "../form.store.server";
import type { Submission } from "../submission";
import type { InboxQuery } from "./inbox.schema";
import { countForms, countSubmissions, listSubmissions, notesOf } from "./inbox.store.server";

/** One page of what came by the forms, newest first, and the forms to choose from. */
export async function readInbox(db: Db, query: InboxQuery) {
  const [submissions, total, forms] = await Promise.all([
    listSubmissions(db, query, sliceAfter(query.after)),
    countSubmissions(db, query),
    countForms(db),
  ]);
  const { rows, next } = pageOf(submissions);
  return { submissions: rows.map(lineOf), total, next, forms };
}

/** One submission with its files and notes; null where there is none. */
export async function readSubmission(db: Db, id: string) {
  const submission = await findSubmission(db, id);
  if (!submission) return null;
  const [files, notes] = await Promise.all([filesOf(db, [id]), notesOf(db, id)]);
  return {
    ...lineOf(submission),
    said: submission.said,
    spamReasons: submission.spamReasons,
    files: files.map(({ id: fileId, name, type, size }) => ({ id: fileId, name, type, size })),
    notes: notes.map((note) => ({ ...note, createdAt: note.createdAt.toISOString() })),
  };
}

function lineOf({ id, formTitle, name, email, status, isComplete, createdAt, said }: Submission) {
  return {
    id,
    formTitle,
    name,
    email,
    status,
    isComplete,
    createdAt: createdAt.toISOString(),
    gist: (said.findLast(({ value }) => value.length > 20) ?? said.at(-1))?.value.slice(0, 160) ?? "",
  };
}

export type InboxPage = Awaited<ReturnType<typeof readInbox>>;
export type InboxEntry = NonNullable<Awaited<ReturnType<typeof readSubmission>>>;
