import type { Db } from "#db/client.server";
import { createPageRequest, toPage } from "~/kernel/list-page";
import { queryByPrefixThenSubstring, type SearchMode } from "~/kernel/text/text-search";
import { listSubmissionFiles } from "../files/form-file.store.server";
import { type Submission, toExcerpt } from "../submissions/submission";
import { findSubmission } from "../submissions/submission.store.server";
import type { InboxQuery } from "./inbox.schema";
import {
  countSubmissions,
  countSubmissionsByForm,
  createSearchCondition,
  listSubmissionNotes,
  listSubmissions,
} from "./inbox.store.server";

/** Reads one page of submissions, newest first, and the forms to filter by. */
export async function readInbox(db: Db, query: InboxQuery) {
  const slice = createPageRequest(query.after);
  const runQuery = async (searchMode: SearchMode | undefined) => {
    const filteredQuery = {
      ...query,
      searchCondition: searchMode && (await createSearchCondition(db, searchMode)),
    };
    return Promise.all([listSubmissions(db, filteredQuery, slice), countSubmissions(db, filteredQuery)]);
  };
  const [[submissions, total], forms] = await Promise.all([
    queryByPrefixThenSubstring(query.search, runQuery, ([, count]) => count > 0),
    countSubmissionsByForm(db),
  ]);
  const { rows, next } = toPage(submissions);
  return { submissions: rows.map(toListItem), total, next, forms };
}

/** Reads a submission with its files and notes; null when there is none. */
export async function readSubmission(db: Db, id: string) {
  const submission = await findSubmission(db, id);
  if (!submission) return null;
  const [files, notes] = await Promise.all([listSubmissionFiles(db, [id]), listSubmissionNotes(db, id)]);
  return {
    ...toListItem(submission),
    answers: submission.answers,
    spamReasons: submission.spamReasons,
    files: files.map(({ id: fileId, name, type, size }) => ({ id: fileId, name, type, size })),
    notes: notes.map((note) => ({ ...note, createdAt: note.createdAt.toISOString() })),
  };
}

function toListItem(submission: Submission) {
  const { id, formTitle, name, email, status, isComplete, createdAt } = submission;
  return {
    id,
    formTitle,
    name,
    email,
    status,
    isComplete,
    createdAt: createdAt.toISOString(),
    gist: toExcerpt(submission),
  };
}
