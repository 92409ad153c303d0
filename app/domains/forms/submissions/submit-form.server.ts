import type { Db } from "#db/client.server";
import type { Content } from "~/content/client/content";
import { enqueueEmails } from "~/domains/email/outbox/enqueue-emails.server";
import { newId } from "~/kernel/ids";
import type { Log } from "~/kernel/log";
import { err, ok, type Result } from "~/kernel/result";
import type { Clock } from "~/kernel/time/clock";
import type { ChallengeVerifier } from "../challenge/challenge-verdict";
import { checkChallenge } from "../challenge/check-challenge.server";
import { summarizeAnswers, summarizeMetadata } from "../entries/answer-summary";
import { type FormEntries, omitPasswordEntries } from "../entries/form-entries";
import { type PostedValues, parsePostedEntries } from "../entries/parse-posted-entries";
import { clearHiddenEntries, getVisibleFields, isFieldHidden } from "../entries/visible-fields";
import { type CleanFiles, createFileCleaner } from "../files/clean-files.server";
import type { FileStore, StoredFile } from "../files/file-store";
import { listSubmissionFiles } from "../files/form-file.store.server";
import { groupByField, type IncomingFile } from "../files/incoming-file";
import {
  findUnexpectedFileFailure,
  getMissingFileErrors,
  getReplacedFiles,
  toQuotaFailure,
} from "../files/posted-files";
import { withStoredFiles } from "../files/store-files.server";
import { isWithinUploadQuota, type UploadQuota } from "../files/upload-quota.server";
import type { FormFailure } from "../form.failures";
import { findFormNotificationSettings, findFormTemplate } from "../template/find-form-template.server";
import { getFormFields, getFormSteps, getStepFields } from "../template/form-steps";
import type { FormTemplate } from "../template/form-template";
import { validateFields } from "../validation/validate-fields";
import { findDuplicateSubmission } from "./find-duplicate-submission.server";
import { logRejectedUpload, logSuspectedSpam } from "./log-suspicious-submission.server";
import { getSpamReasons, isLikelySpam, type SpamSignals } from "./spam-signals";
import { findSenderEmail, findSenderName, type Submission } from "./submission";
import {
  findSubmission,
  findSubmissionByPostId,
  insertSubmission,
  updateSubmission,
} from "./submission.store.server";
import type { SubmissionAddition, SubmissionAdditionFactory } from "./submission-addition";

export type FormServices = {
  readonly db: Db;
  readonly content: Content;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly log: Log;
  readonly uploadQuota: UploadQuota;
  /** Null when no form uses a challenge. */
  readonly challenge: ChallengeVerifier | null;
};

export type PostedForm = {
  readonly formName: string;
  readonly values: PostedValues;
  /** The index of the step, from 0; always 0 in a form without steps. */
  readonly step: number;
  /** The id of the submission that an earlier step created. */
  readonly id: string | null;
  readonly postId: string | null;
  readonly spamSignals: Omit<SpamSignals, "challenge">;
  /** The token of the browser's reCAPTCHA. */
  readonly recaptchaToken: string | null;
  /** Posted without script, so that no challenge can be solved. */
  readonly isWithoutScript?: boolean;
  readonly clientIp: string;
  readonly files: readonly IncomingFile[];
  /** Leaves out the form's own emails (MAIL-008). Emails of additions are still sent. */
  readonly skipEmails?: boolean;
  /** Whether the rate limit allows another email to this unverified address; no limit when absent. */
  readonly canEmail?: (email: string) => Promise<boolean>;
};

export type SubmittedForm = {
  readonly id: string;
  readonly form: FormTemplate;
  readonly isComplete: boolean;
};

/**
 * Accepts one step of a form, or a whole form: validates again, stores, and enqueues emails. Suspected spam
 * is stored and flagged, and no email is sent (FORM-020).
 */
export async function submitForm(
  services: FormServices,
  posted: PostedForm,
  additions: readonly SubmissionAdditionFactory[] = [],
): Promise<Result<SubmittedForm, FormFailure>> {
  const { db, content } = services;
  const form = await findFormTemplate(content, posted.formName);
  if (!form) return err({ code: "unknown-form" });
  const { postId, duplicate } = await findDuplicateSubmission(db, form, posted, services.clock.now());
  // A post id belongs to one form. The same id with another form comes from a manipulated request.
  if (duplicate && duplicate.formName !== form.name) return err({ code: "not-understood" });
  if (duplicate) return ok({ id: duplicate.id, form, isComplete: duplicate.isComplete });
  const once = { ...services, challenge: verifyOnce(services.challenge), cleanFiles: createFileCleaner() };
  for (let attempt = 0; attempt < maxSaveAttempts; attempt += 1) {
    const draft = await prepareDraft(once, form, { ...posted, postId });
    if (!draft.ok) {
      logRejectedUpload(services.log, { ...posted, formName: form.name }, draft.failure);
      return draft;
    }
    const id = await saveSubmission(
      services,
      form,
      await includeAdditions(form, draft.value, additions),
      posted,
    );
    if (id === "uploads-full") return err(toQuotaFailure(draft.value.files));
    // Another step was saved after this row was read, so the draft is prepared again from the current row.
    if (id !== "changed") {
      logSuspectedSpam(services.log, { ...posted, formName: form.name }, draft.value.spamReasons);
      return ok({ id, form, isComplete: draft.value.isComplete });
    }
  }
  throw new Error("other steps of this form were written every time");
}

const maxSaveAttempts = 5;

/** Wraps the verifier to reuse its first answer, because a token can be verified only once. */
function verifyOnce(challenge: ChallengeVerifier | null): ChallengeVerifier | null {
  let answer: ReturnType<ChallengeVerifier> | undefined;
  return challenge && ((...parameters) => (answer ??= challenge(...parameters)));
}

type Draft = Submission & {
  readonly postId: string | null;
  /** The stored entries of earlier steps when they were read; null for a new submission. */
  readonly expectedEntries: FormEntries | null;
  readonly files: readonly IncomingFile[];
  /** Files that new files replace, or whose field is hidden now (FORM-009). */
  readonly replacedFiles: readonly StoredFile[];
  readonly additions: readonly SubmissionAddition[];
};

/** Adds the data of other domains to a complete form. */
async function includeAdditions(
  form: FormTemplate,
  draft: Draft,
  additions: readonly SubmissionAdditionFactory[],
): Promise<Draft> {
  if (!draft.isComplete) return draft;
  const createdAdditions = await Promise.all(
    additions.map((add) => add(form, draft.entries, draft.updatedAt)),
  );
  const applicable = createdAdditions.filter((addition) => addition !== null);
  return {
    ...draft,
    answers: [...draft.answers, ...applicable.flatMap(({ answers }) => answers)],
    additions: applicable,
  };
}

async function prepareDraft(
  { db, clock, challenge, cleanFiles }: FormServices & { readonly cleanFiles: CleanFiles },
  form: FormTemplate,
  posted: PostedForm,
): Promise<Result<Draft, FormFailure>> {
  const steps = getFormSteps(form);
  const step = steps[posted.step];
  if (!step) return err({ code: "not-understood" });
  const earlier = posted.id ? await findSubmission(db, posted.id) : null;
  const isKnown = earlier?.formName === form.name && !earlier.isComplete && earlier.stepsSent >= posted.step;
  if (posted.step > 0 && !isKnown) return err({ code: "lost-steps" });
  const isComplete = posted.step === steps.length - 1;
  const fields = getFormFields(form);
  const earlierEntries = isKnown ? earlier.entries : {};
  const stepEntries = parsePostedEntries(getStepFields(step), posted.values, earlierEntries);
  const entries = clearHiddenEntries(fields, { ...earlierEntries, ...stepEntries });
  const storedFiles = isKnown ? await listSubmissionFiles(db, [earlier.id]) : [];
  const { files } = posted;
  const fileFields = getVisibleFields(getStepFields(step), entries).filter(({ type }) => type === "file");
  const unexpected = findUnexpectedFileFailure(fileFields, files);
  if (unexpected) return err(unexpected);
  const hidden = fields.filter((field) => isFieldHidden(field, entries));
  const replacedFiles = getReplacedFiles(storedFiles, hidden, files);
  const keptFiles = storedFiles.filter((file) => !replacedFiles.includes(file));
  const errors = {
    ...getMissingFileErrors(fileFields, posted),
    ...validateFields(
      isComplete ? fields : getStepFields(step),
      entries,
      groupByField([...keptFiles, ...files]),
    ),
  };
  if (Object.keys(errors).length > 0) return err({ code: "invalid", errors });
  const cleaned = await cleanFiles(files);
  if (!cleaned.ok) return err({ code: "invalid", errors: cleaned.failure });
  // Verified last, because a token works once: an invalid field does not use it up.
  const challengeResult = await checkChallenge(form.googleReCaptcha && isComplete ? challenge : null, posted);
  if (!challengeResult.ok) return challengeResult;
  const spamReasons = getSpamReasons({ ...posted.spamSignals, challenge: challengeResult.value });
  const now = clock.now();
  const reasons = [...new Set([...(isKnown ? earlier.spamReasons : []), ...spamReasons])];
  return ok({
    id: isKnown ? earlier.id : newId(),
    expectedEntries: isKnown ? earlier.entries : null,
    files: cleaned.value,
    replacedFiles,
    additions: [],
    postId: posted.postId,
    formName: form.name,
    formTitle: form.title ?? form.name,
    status: isLikelySpam(reasons) ? "spam" : "new",
    entries: omitPasswordEntries(fields, entries),
    answers: [...summarizeAnswers(fields, entries), ...(isComplete ? summarizeMetadata(form) : [])],
    email: findSenderEmail(fields, entries),
    name: findSenderName(entries),
    spamReasons: reasons,
    stepsSent: Math.max(isKnown ? earlier.stepsSent : 0, posted.step + 1),
    isComplete,
    createdAt: isKnown ? earlier.createdAt : now,
    updatedAt: now,
  });
}

/**
 * Writes the row and enqueues its emails in one transaction. A duplicate returns the first submission's id.
 */
async function saveSubmission(
  services: FormServices,
  form: FormTemplate,
  draft: Draft,
  { skipEmails = false, canEmail = async () => true }: Pick<PostedForm, "skipEmails" | "canEmail">,
): Promise<string | "changed" | "uploads-full"> {
  const { sendSuccessEmail } = await findFormNotificationSettings(services.content, form.name);
  const { expectedEntries, files, replacedFiles, additions, ...submission } = draft;
  const { email, isComplete, status } = submission;
  const isMailed = isComplete && status !== "spam";
  const isCopied = isMailed && ((sendSuccessEmail && !skipEmails) || additions.length > 0);
  const mayCopy = isCopied && email !== null && (await canEmail(email));
  return withStoredFiles(services, submission.id, files, replacedFiles, async (tx, keepFiles) => {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (!(await isWithinUploadQuota(tx, services, bytes))) return "uploads-full";
    const result = expectedEntries
      ? await updateSubmission(tx, submission.id, submission, expectedEntries)
      : await insertSubmission(tx, submission);
    if (result === "changed") return result;
    if (result !== "written") {
      const first = submission.postId && (await findSubmissionByPostId(tx, submission.postId));
      return first ? first.id : submission.id;
    }
    await keepFiles();
    const additionEmails = await Promise.all(additions.map(({ save }) => save(tx, submission.id)));
    // Without a challenge result no email is sent to an address that may belong to another person.
    const toCustomer = sendSuccessEmail && mayCopy && submission.spamReasons.length === 0;
    const kinds = toCustomer ? (["form-staff", "form-customer"] as const) : (["form-staff"] as const);
    const formEmails = skipEmails ? [] : kinds.map((kind) => ({ kind, entityId: submission.id }));
    if (isMailed)
      await enqueueEmails(
        tx,
        [...formEmails, ...(mayCopy ? additionEmails.flat() : [])],
        services.clock.now(),
      );
    return submission.id;
  });
}
