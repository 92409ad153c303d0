import type { SubmissionStatus } from "./inbox-api";

export const submissionStatuses: readonly { readonly value: SubmissionStatus; readonly title: string }[] = [
  { value: "new", title: "New" },
  { value: "in-work", title: "In progress" },
  { value: "done", title: "Done" },
  { value: "spam", title: "Spam" },
];

export const getSubmissionStatusTitle = (status: SubmissionStatus) =>
  submissionStatuses.find(({ value }) => value === status)?.title ?? status;

const tones = { new: "primary", "in-work": "caution", done: "positive", spam: "critical" } as const;
export const getSubmissionStatusTone = (status: SubmissionStatus) => tones[status];

export function formatFileSize(bytes: number): string {
  return bytes < 1_048_576 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
