import type { Db } from "#db/client.server";
import type { DueEmail } from "~/domains/email/email-kind";
import type { AnswerSummary } from "../entries/answer-summary";
import type { FormEntries } from "../entries/form-entries";
import type { FormTemplate } from "../template/form-template";

/** What another room has to do with a form that was sent. */
export type SubmissionAddition = {
  /** Lines beside those that were typed. */
  readonly answers: readonly AnswerSummary[];
  /** Runs in the transaction that writes the submission; answers the mails that are due by it. */
  readonly save: (tx: Db, submissionId: string) => Promise<readonly DueEmail[]>;
};

/** Asked about a whole form that was checked; null where the room has nothing to do with it. */
export type SubmissionAdditionFactory = (
  form: FormTemplate,
  entries: FormEntries,
  now: Date,
) => Promise<SubmissionAddition | null>;
