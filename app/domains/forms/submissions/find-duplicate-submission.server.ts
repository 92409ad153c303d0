import type { Db } from "#db/client.server";
import { omitPasswordEntries } from "../entries/form-entries";
import { type PostedValues, parsePostedEntries } from "../entries/parse-posted-entries";
import { clearHiddenEntries } from "../entries/visible-fields";
import { listSubmissionFiles } from "../files/form-file.store.server";
import type { IncomingFile } from "../files/incoming-file";
import { toStoredFileName } from "../files/stored-file-name";
import { getFormFields, getFormSteps, getStepFields } from "../template/form-steps";
import type { FormTemplate } from "../template/form-template";
import { deriveIdempotencyKey } from "./derive-idempotency-key.server";
import type { Submission } from "./submission";
import { findSubmission, findSubmissionByPostId } from "./submission.store.server";

type PostedStep = {
  readonly values: PostedValues;
  readonly step: number;
  readonly id: string | null;
  readonly postId: string | null;
  readonly isWithoutScript?: boolean;
  readonly clientIp: string;
  readonly files: readonly IncomingFile[];
};

type DuplicateCheck = { readonly postId: string | null; readonly duplicate: Submission | null };

/** Returns the idempotency key of a post, and the submission that the same post created before. */
export async function findDuplicateSubmission(
  db: Db,
  form: FormTemplate,
  step: PostedStep,
  now: Date,
): Promise<DuplicateCheck> {
  const { postId } = step;
  if (postId) return { postId, duplicate: await findSubmissionByPostId(db, postId) };
  if (!step.isWithoutScript) return { postId, duplicate: null };
  if (step.id) return { postId, duplicate: await findSameLastStep(db, form, step) };
  if (step.step > 0) return { postId, duplicate: null };
  const steps = getFormSteps(form);
  const fields = steps[0] ? getStepFields(steps[0]) : [];
  const entries = omitPasswordEntries(fields, parsePostedEntries(fields, step.values));
  const derivedKey = deriveIdempotencyKey({ ...step, formName: form.name, entries }, now);
  const duplicate = await findSubmissionByPostId(db, derivedKey);
  // The first step of a complete form was posted again. The visitor starts a new submission.
  return duplicate?.isComplete && steps.length > 1
    ? { postId, duplicate: null }
    : { postId: derivedKey, duplicate };
}

/** Finds a complete submission whose last step had the same answers and files. */
async function findSameLastStep(db: Db, form: FormTemplate, step: PostedStep): Promise<Submission | null> {
  const stored = step.id ? await findSubmission(db, step.id) : null;
  const steps = getFormSteps(form);
  const last = step.step === steps.length - 1 ? steps[step.step] : undefined;
  if (!last || !stored?.isComplete || stored.formName !== form.name) return null;
  const fields = getFormFields(form);
  const newEntries = parsePostedEntries(getStepFields(last), step.values, stored.entries);
  const entries = omitPasswordEntries(
    fields,
    clearHiddenEntries(fields, { ...stored.entries, ...newEntries }),
  );
  const isSame = Object.entries(entries).every(
    ([name, entry]) => JSON.stringify(entry) === JSON.stringify(stored.entries[name]),
  );
  const files = await listSubmissionFiles(db, [stored.id]);
  const isKept = (file: IncomingFile) =>
    files.some(
      ({ field, name, size, receivedSize }) =>
        field === file.field &&
        name === toStoredFileName(file.name, file.type) &&
        (receivedSize ?? size) === file.size,
    );
  return isSame && step.files.every(isKept) ? stored : null;
}
