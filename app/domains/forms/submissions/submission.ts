import type { AnswerSummary } from "../entries/answer-summary";
import { type FormEntries, getEntryText } from "../entries/form-entries";
import type { FormField } from "../template/form-template";

export const submissionStatuses = ["new", "in-work", "done", "spam"] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** A stored submission of a form. */
export type Submission = {
  readonly id: string;
  readonly formName: string;
  readonly formTitle: string;
  readonly status: SubmissionStatus;
  readonly entries: FormEntries;
  readonly answers: readonly AnswerSummary[];
  readonly email: string | null;
  readonly name: string | null;
  readonly spamReasons: readonly string[];
  readonly stepsSent: number;
  readonly isComplete: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** Returns the first email address in the form. */
export function findSenderEmail(fields: readonly FormField[], entries: FormEntries): string | null {
  const emails = fields
    .filter(({ type }) => type === "email")
    .map(({ name }) => getEntryText(entries, name).trim());
  return emails.find((email) => email !== "") ?? null;
}

/** Returns the sender's name from one field or from first and last name. */
export function findSenderName(entries: FormEntries): string | null {
  const nameParts = [getEntryText(entries, "first_name"), getEntryText(entries, "last_name")]
    .map((part) => part.trim())
    .join(" ");
  return (
    nameParts.trim() ||
    getEntryText(entries, "name").trim() ||
    getEntryText(entries, "full_name").trim() ||
    null
  );
}

const excerptLength = 160;
const checkedText = /^(on|yes)$/i;

/**
 * Returns the excerpt shown in lists: the last long answer, else the last one that is neither a checkbox nor
 * the email address.
 */
export function toExcerpt({ answers, email }: Pick<Submission, "answers" | "email">): string {
  const answer =
    answers.findLast(({ value }) => value.length > 20 && value !== email) ??
    answers.findLast(({ value }) => value !== email && !checkedText.test(value));
  return answer?.value.slice(0, excerptLength) ?? "";
}
