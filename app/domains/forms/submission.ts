import type { FormField } from "./form-template";
import { type FormEntries, textOf } from "./form-values";
import type { Said } from "./said";

export const submissionStatuses = ["new", "in-work", "done", "spam"] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** What a visitor sent by a form, as it is kept. */
export type Submission = {
  readonly id: string;
  readonly formName: string;
  readonly formTitle: string;
  readonly status: SubmissionStatus;
  readonly entries: FormEntries;
  readonly said: readonly Said[];
  readonly email: string | null;
  readonly name: string | null;
  readonly spamReasons: readonly string[];
  readonly stepsSent: number;
  readonly isComplete: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** Whom to answer: the first e-mail that was given. */
export function emailIn(fields: readonly FormField[], entries: FormEntries): string | null {
  const given = fields.filter(({ type }) => type === "email").map(({ name }) => textOf(entries, name).trim());
  return given.find((email) => email !== "") ?? null;
}

/** What to call who wrote: a name in one field or in two. */
export function nameIn(entries: FormEntries): string | null {
  const whole = [textOf(entries, "first_name"), textOf(entries, "last_name")]
    .map((part) => part.trim())
    .join(" ");
  return whole.trim() || textOf(entries, "name").trim() || textOf(entries, "full_name").trim() || null;
}

const gistLength = 160;
const tick = /^(on|yes)$/i;

/** What a line of a list tells of it: its last longer answer, else the last that is neither a tick nor the address above it. */
export function gistOf({ said, email }: Pick<Submission, "said" | "email">): string {
  const told =
    said.findLast(({ value }) => value.length > 20 && value !== email) ??
    said.findLast(({ value }) => value !== email && !tick.test(value));
  return told?.value.slice(0, gistLength) ?? "";
}
