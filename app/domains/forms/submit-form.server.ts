import type { Db } from "#db/client.server";
import type { Content } from "~/content/content";
import { enqueueMails } from "~/domains/email/enqueue-mails.server";
import type { Clock } from "~/kernel/clock";
import { newId } from "~/kernel/ids";
import type { Log } from "~/kernel/log";
import { err, ok, type Result } from "~/kernel/result";
import { askVerdict } from "./challenge/ask-verdict.server";
import type { AskChallenge } from "./challenge/challenge-verdict";
import { checkFields } from "./check-form";
import { type CleanFiles, createFileCleaner } from "./files/clean-files.server";
import type { FileStore } from "./files/file-store";
import { filesOf } from "./files/form-file.store.server";
import { byField, type IncomingFile } from "./files/incoming-file";
import { filesNotReceived, filesToReplace, unexpectedFile, uploadsFull } from "./files/posted-files";
import { withStoredFiles } from "./files/store-files.server";
import type { StoredFile } from "./files/stored-file";
import { hasUploadRoom, type UploadQuota } from "./files/upload-quota.server";
import { formNotifications, formTemplate } from "./find-form.server";
import type { FormFailure } from "./form.failures";
import {
  findSubmission,
  findSubmissionByPost,
  insertSubmission,
  updateSubmission,
} from "./form.store.server";
import type { AddToForm, FormAddition } from "./form-addition";
import { allFieldsOf, fieldsOf, stepsOf } from "./form-steps";
import type { FormTemplate } from "./form-template";
import { type FormEntries, withoutPasswords } from "./form-values";
import { type PostedValues, postedEntries } from "./posted-entries";
import { type Said, saidIn } from "./said";
import { pressOf } from "./sent-before.server";
import { isHidden, settledEntries, shownFields } from "./shown-fields";
import { isSuspected, type SpamSigns, spamReasons } from "./spam-signs";
import { emailIn, nameIn, type Submission } from "./submission";
import { tellRefusedUpload, tellSuspected } from "./tell-suspicious.server";

export type FormServices = {
  readonly db: Db;
  readonly content: Content;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly log: Log;
  readonly uploadQuota: UploadQuota;
  /** Null: no form asks for a challenge. */
  readonly challenge: AskChallenge | null;
};

export type PostedForm = {
  readonly formName: string;
  readonly values: PostedValues;
  /** Which step it is, from 0; a form of one page has this one alone. */
  readonly step: number;
  /** The submission an earlier step began. */
  readonly id: string | null;
  readonly postId: string | null;
  readonly signs: Omit<SpamSigns, "challenge">;
  /** What the browser got for its challenge. */
  readonly recaptchaToken: string | null;
  /** Sent without script, which no challenge can be answered without. */
  readonly isPlain?: boolean;
  readonly asker: string;
  readonly files: readonly IncomingFile[];
  /** The form's own mails are left out (MAIL-008); what an addition makes due still goes. */
  readonly isQuiet?: boolean;
  /** Whether one more mail may go to this address, which nobody has proven; absent, any may. */
  readonly mayWriteTo?: (email: string) => Promise<boolean>;
};

export type SentForm = {
  readonly id: string;
  readonly form: FormTemplate;
  readonly isComplete: boolean;
};

/**
 * Takes one step of a form, or the whole of a form of one page: everything is checked again, then stored, then mailed
 * by the outbox. What looks like spam is stored and flagged, and nobody is written to (FORM-020).
 */
export async function submitForm(
  services: FormServices,
  posted: PostedForm,
  additions: readonly AddToForm[] = [],
): Promise<Result<SentForm, FormFailure>> {
  const { db, content } = services;
  const form = await formTemplate(content, posted.formName);
  if (!form) return err({ code: "unknown-form" });
  const { postId, before } = await pressOf(db, form, posted, services.clock.now());
  // One press belongs to one form: the same number at another was made by hand.
  if (before && before.formName !== form.name) return err({ code: "not-understood" });
  if (before) return ok({ id: before.id, form, isComplete: before.isComplete });
  const once = { ...services, challenge: askedOnce(services.challenge), cleanFiles: createFileCleaner() };
  for (let again = 0; again < mostTries; again += 1) {
    const draft = await draftOf(once, form, { ...posted, postId });
    if (!draft.ok) {
      tellRefusedUpload(services.log, { ...posted, formName: form.name }, draft.failure);
      return draft;
    }
    const id = await record(services, form, await withAdditions(form, draft.value, additions), posted);
    if (id === "uploads-full") return err(uploadsFull(draft.value.files));
    // Another step was written since this one was read: it is put together anew, on what stands there now.
    if (id !== "changed") {
      tellSuspected(services.log, { ...posted, formName: form.name }, draft.value.spamReasons);
      return ok({ id, form, isComplete: draft.value.isComplete });
    }
  }
  throw new Error("other steps of this form were written every time");
}

const mostTries = 5;

/** A token is good for one question. */
function askedOnce(challenge: AskChallenge | null): AskChallenge | null {
  let answer: ReturnType<AskChallenge> | undefined;
  return challenge && ((...asked) => (answer ??= challenge(...asked)));
}

type Draft = Submission & {
  readonly postId: string | null;
  /** The answers of the steps before, as they stood; null for a new one. */
  readonly madeOf: FormEntries | null;
  readonly files: readonly IncomingFile[];
  /** Files of an earlier try whose place others take, or whose field is hidden now (FORM-009). */
  readonly replaced: readonly StoredFile[];
  readonly additions: readonly FormAddition[];
};

/** What other rooms have to say to a form that is whole. */
async function withAdditions(
  form: FormTemplate,
  draft: Draft,
  additions: readonly AddToForm[],
): Promise<Draft> {
  if (!draft.isComplete) return draft;
  const found = await Promise.all(additions.map((add) => add(form, draft.entries, draft.updatedAt)));
  const added = found.filter((addition) => addition !== null);
  return {
    ...draft,
    said: [...draft.said, ...added.flatMap(({ said }) => said)],
    additions: added,
  };
}

async function draftOf(
  { db, clock, challenge, cleanFiles }: FormServices & { readonly cleanFiles: CleanFiles },
  form: FormTemplate,
  posted: PostedForm,
): Promise<Result<Draft, FormFailure>> {
  const steps = stepsOf(form);
  const step = steps[posted.step];
  if (!step) return err({ code: "not-understood" });
  const earlier = posted.id ? await findSubmission(db, posted.id) : null;
  const isKnown = earlier?.formName === form.name && !earlier.isComplete && earlier.stepsSent >= posted.step;
  if (posted.step > 0 && !isKnown) return err({ code: "lost-steps" });
  const isComplete = posted.step === steps.length - 1;
  const fields = allFieldsOf(form);
  const known = isKnown ? earlier.entries : {};
  const own = postedEntries(fieldsOf(step), posted.values, known);
  const entries = settledEntries(fields, { ...known, ...own });
  const before = isKnown ? await filesOf(db, [earlier.id]) : [];
  const { files } = posted;
  const fileFields = shownFields(fieldsOf(step), entries).filter(({ type }) => type === "file");
  const unexpected = unexpectedFile(fileFields, files);
  if (unexpected) return err(unexpected);
  const hidden = fields.filter((field) => isHidden(field, entries));
  const replaced = filesToReplace(before, hidden, files);
  const kept = before.filter((file) => !replaced.includes(file));
  const complaints = {
    ...filesNotReceived(fileFields, posted),
    ...checkFields(isComplete ? fields : fieldsOf(step), entries, byField([...kept, ...files])),
  };
  if (Object.keys(complaints).length > 0) return err({ code: "invalid", complaints });
  const cleaned = await cleanFiles(files);
  if (!cleaned.ok) return err({ code: "invalid", complaints: cleaned.failure });
  // Last, as a token is asked about once: a mistake in a field does not use it up.
  const verdict = await askVerdict(form.googleReCaptcha && isComplete ? challenge : null, posted);
  if (!verdict.ok) return verdict;
  const told = spamReasons({ ...posted.signs, challenge: verdict.value });
  const now = clock.now();
  const reasons = [...new Set([...(isKnown ? earlier.spamReasons : []), ...told])];
  return ok({
    id: isKnown ? earlier.id : newId(),
    madeOf: isKnown ? earlier.entries : null,
    files: cleaned.value,
    replaced,
    additions: [],
    postId: posted.postId,
    formName: form.name,
    formTitle: form.title ?? form.name,
    status: isSuspected(reasons) ? "spam" : "new",
    entries: withoutPasswords(fields, entries),
    said: [...saidIn(fields, entries), ...(isComplete ? notesOf(form) : [])],
    email: emailIn(fields, entries),
    name: nameIn(entries),
    spamReasons: reasons,
    stepsSent: Math.max(isKnown ? earlier.stepsSent : 0, posted.step + 1),
    isComplete,
    createdAt: isKnown ? earlier.createdAt : now,
    updatedAt: now,
  });
}

/** The form's metadata, as staff reads it in the inbox. */
function notesOf({ notes }: FormTemplate): readonly Said[] {
  return notes.map(({ name, value }) => ({ name: `note-${name}`, label: name, value }));
}

/** The row and the mails it makes due, in one transaction; who writes the same twice gets the first again. */
async function record(
  services: FormServices,
  form: FormTemplate,
  draft: Draft,
  { isQuiet = false, mayWriteTo = async () => true }: Pick<PostedForm, "isQuiet" | "mayWriteTo">,
): Promise<string | "changed" | "uploads-full"> {
  const { sendSuccessEmail } = await formNotifications(services.content, form.name);
  const { madeOf, files, replaced, additions, ...submission } = draft;
  const { email, isComplete, status } = submission;
  const isMailed = isComplete && status !== "spam";
  const isCopied = isMailed && ((sendSuccessEmail && !isQuiet) || additions.length > 0);
  const mayCopy = isCopied && email !== null && (await mayWriteTo(email));
  return withStoredFiles(services, submission.id, files, replaced, async (tx, keepFiles) => {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (!(await hasUploadRoom(tx, services, bytes))) return "uploads-full";
    const outcome = madeOf
      ? await updateSubmission(tx, submission.id, submission, madeOf)
      : await insertSubmission(tx, submission);
    if (outcome === "changed") return outcome;
    if (outcome !== "written") {
      const first = submission.postId && (await findSubmissionByPost(tx, submission.postId));
      return first ? first.id : submission.id;
    }
    await keepFiles();
    const kept = await Promise.all(additions.map(({ keep }) => keep(tx, submission.id)));
    // Where nobody could be asked, no mail goes to an address that may be a stranger's.
    const toCustomer = sendSuccessEmail && mayCopy && submission.spamReasons.length === 0;
    const kinds = toCustomer ? (["form-staff", "form-customer"] as const) : (["form-staff"] as const);
    const own = isQuiet ? [] : kinds.map((kind) => ({ kind, entityId: submission.id }));
    if (isMailed) await enqueueMails(tx, [...own, ...(mayCopy ? kept.flat() : [])], services.clock.now());
    return submission.id;
  });
}
