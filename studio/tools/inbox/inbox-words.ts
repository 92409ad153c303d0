import type { Status } from "./inbox-api";

export const statuses: readonly { readonly value: Status; readonly title: string }[] = [
  { value: "new", title: "New" },
  { value: "in-work", title: "In progress" },
  { value: "done", title: "Done" },
  { value: "spam", title: "Spam" },
];

export const statusTitle = (status: Status) =>
  statuses.find(({ value }) => value === status)?.title ?? status;

const tones = { new: "primary", "in-work": "caution", done: "positive", spam: "critical" } as const;
export const statusTone = (status: Status) => tones[status];

export function size(bytes: number): string {
  return bytes < 1_048_576 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
