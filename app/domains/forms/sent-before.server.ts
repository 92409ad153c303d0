import type { Db } from "#db/client.server";
import { filesOf } from "./files/form-file.store.server";
import type { IncomingFile } from "./files/incoming-file";
import { typedFileName } from "./files/typed-file-name";
import { findSubmission, findSubmissionByPost } from "./form.store.server";
import { allFieldsOf, fieldsOf, stepsOf } from "./form-steps";
import type { FormTemplate } from "./form-template";
import { withoutPasswords } from "./form-values";
import { plainPress } from "./plain-press.server";
import { type PostedValues, postedEntries } from "./posted-entries";
import { settledEntries } from "./shown-fields";
import type { Submission } from "./submission";

type Posted = {
  readonly values: PostedValues;
  readonly step: number;
  readonly id: string | null;
  readonly postId: string | null;
  readonly isPlain?: boolean;
  readonly asker: string;
  readonly files: readonly IncomingFile[];
};

type Press = { readonly postId: string | null; readonly before: Submission | null };

/** The number of this press, and what it made when it came before: pressed twice, or its answer was lost. */
export async function pressOf(db: Db, form: FormTemplate, posted: Posted, now: Date): Promise<Press> {
  const { postId } = posted;
  if (postId) return { postId, before: await findSubmissionByPost(db, postId) };
  if (!posted.isPlain) return { postId, before: null };
  if (posted.id) return { postId, before: await lastStepBefore(db, form, posted) };
  if (posted.step > 0) return { postId, before: null };
  const steps = stepsOf(form);
  const fields = steps[0] ? fieldsOf(steps[0]) : [];
  const entries = withoutPasswords(fields, postedEntries(fields, posted.values));
  const own = plainPress({ ...posted, formName: form.name, entries }, now);
  const before = await findSubmissionByPost(db, own);
  // Who begins with the same words once all of it was sent has something else to say in the steps to come.
  return before?.isComplete && steps.length > 1 ? { postId, before: null } : { postId: own, before };
}

/** A form of steps whose last one says what it said when it was taken. */
async function lastStepBefore(db: Db, form: FormTemplate, posted: Posted): Promise<Submission | null> {
  const taken = posted.id ? await findSubmission(db, posted.id) : null;
  const steps = stepsOf(form);
  const last = posted.step === steps.length - 1 ? steps[posted.step] : undefined;
  if (!last || !taken?.isComplete || taken.formName !== form.name) return null;
  const fields = allFieldsOf(form);
  const own = postedEntries(fieldsOf(last), posted.values, taken.entries);
  const entries = withoutPasswords(fields, settledEntries(fields, { ...taken.entries, ...own }));
  const isSame = Object.entries(entries).every(
    ([name, entry]) => JSON.stringify(entry) === JSON.stringify(taken.entries[name]),
  );
  const files = await filesOf(db, [taken.id]);
  const isKept = (file: IncomingFile) =>
    files.some(
      ({ field, name, size, receivedSize }) =>
        field === file.field &&
        name === typedFileName(file.name, file.type) &&
        (receivedSize ?? size) === file.size,
    );
  return isSame && posted.files.every(isKept) ? taken : null;
}
