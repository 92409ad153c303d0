import type { Db } from "#db/client.server";
import { filesOf } from "./files/form-file.store.server";
import { byField } from "./files/incoming-file";
import { findSubmission } from "./form.store.server";
import { atTheBeginning, type FormStart } from "./form-start";

/** A form of steps as it was left, at one of its steps; its unguessable id is all that opens it. */
export async function openForm(
  { db }: { readonly db: Db },
  formName: string,
  id: string | null,
  step: number,
): Promise<FormStart> {
  const open = id ? await findSubmission(db, id) : null;
  if (!open || open.formName !== formName || open.isComplete) return atTheBeginning;
  const files = await filesOf(db, [open.id]);
  return {
    ...atTheBeginning,
    id: open.id,
    step: Math.min(Math.max(0, Math.trunc(step)), open.stepsSent),
    entries: open.entries,
    stored: byField(files.map(({ field, name, size, type }) => ({ field, name, size, type }))),
  };
}
