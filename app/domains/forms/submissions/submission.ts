import type { AnswerSummary } from "../entries/answer-summary";
import { type FormEntries, getEntryText } from "../entries/form-entries";
import type { FormField } from "../template/form-template";

export const submissionStatuses = ["new", "in-work", "done", "spam"] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** What a visitor sent by a form, as it is kept. */
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

/** Whom to answer: the first e-mail that was given. */
export function findSenderEmail(fields: readonly FormField[], entries: FormEntries): string | null {
  const given = fields
    .filter(({ type }) => type === "email")
    .map(({ name }) => getEntryText(entries, name).trim());
  return given.find((email) => email !== "") ?? null;
}

/** What to call who wrote: a name in one field or in two. */
export function findSenderName(entries: FormEntries): string | null {
  const whole = [getEntryText(entries, "first_name"), getEntryText(entries, "last_name")]
    .map((part) => part.trim())
    .join(" ");
  return (
    whole.trim() || getEntryText(entries, "name").trim() || getEntryText(entries, "full_name").trim() || null
  );
}

const excerptLength = 160;
const checkedText = /^(on|yes)$/i;

/** What a line of a list tells of it: its last longer answer, else the last that is neither a tick nor the address above it. */
export function toExcerpt({ answers, email }: Pick<Submission, "answers" | "email">): string {
  const answer =
    answers.findLast(({ value }) => value.length > 20 && value !== email) ??
    answers.findLast(({ value }) => value !== email && !checkedText.test(value));
  return answer?.value.slice(0, excerptLength) ?? "";
}
