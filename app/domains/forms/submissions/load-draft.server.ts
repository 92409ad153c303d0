import type { Db } from "#db/client.server";
import { listSubmissionFiles } from "../files/form-file.store.server";
import { groupByField } from "../files/incoming-file";
import { emptyFormState, type InitialFormState } from "../view/initial-form-state";
import { findSubmission } from "./submission.store.server";

/**
 * Loads an unfinished form with several steps at one of its steps. Its unguessable id is the only proof of
 * access.
 */
export async function loadDraft(
  { db }: { readonly db: Db },
  formName: string,
  id: string | null,
  step: number,
): Promise<InitialFormState> {
  const open = id ? await findSubmission(db, id) : null;
  if (!open || open.formName !== formName || open.isComplete) return emptyFormState;
  const files = await listSubmissionFiles(db, [open.id]);
  return {
    ...emptyFormState,
    id: open.id,
    step: Math.min(Math.max(0, Math.trunc(step)), open.stepsSent),
    entries: open.entries,
    storedFiles: groupByField(files.map(({ field, name, size, type }) => ({ field, name, size, type }))),
  };
}
