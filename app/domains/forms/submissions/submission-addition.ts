import type { Db } from "#db/client.server";
import type { DueEmail } from "~/domains/email/email-kind";
import type { AnswerSummary } from "../entries/answer-summary";
import type { FormEntries } from "../entries/form-entries";
import type { FormTemplate } from "../template/form-template";

/** Data that another domain adds to a submission. */
export type SubmissionAddition = {
  /** Answers in addition to those of the form's fields. */
  readonly answers: readonly AnswerSummary[];
  /** Runs in the transaction that writes the submission. Returns the emails to enqueue. */
  readonly save: (tx: Db, submissionId: string) => Promise<readonly DueEmail[]>;
};

/** Called only for a complete, valid form. Returns null when the domain has nothing to add. */
export type SubmissionAdditionFactory = (
  form: FormTemplate,
  entries: FormEntries,
  now: Date,
) => Promise<SubmissionAddition | null>;
