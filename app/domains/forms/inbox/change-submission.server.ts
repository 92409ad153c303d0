import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/time/clock";
import { findSubmission } from "../submissions/submission.store.server";
import type { InboxChange } from "./inbox.schema";
import { insertNote, setSubmissionStatus } from "./inbox.store.server";

type Services = { readonly db: Db; readonly clock: Clock };

/** Changes the status of a submission or adds a note. Returns false when the submission does not exist. */
export async function changeSubmission(
  { db, clock }: Services,
  id: string,
  change: InboxChange,
  author: string,
): Promise<boolean> {
  if ("status" in change) return setSubmissionStatus(db, id, change.status, clock.now());
  if (!(await findSubmission(db, id))) return false;
  await insertNote(db, { submissionId: id, author, text: change.note, createdAt: clock.now() });
  return true;
}
