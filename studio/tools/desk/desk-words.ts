import type { Status } from "./desk-api";

export const statuses: readonly { readonly value: Status; readonly title: string }[] = [
  { value: "draft", title: "Draft" },
  { value: "ready_to_order", title: "Sent" },
  { value: "expired", title: "Expired" },
  { value: "ordered", title: "Ordered" },
  { value: "canceled", title: "Canceled" },
];

export const statusTitle = (status: Status) =>
  statuses.find(({ value }) => value === status)?.title ?? status;

const tones = {
  draft: "default",
  ready_to_order: "primary",
  expired: "caution",
  ordered: "positive",
  canceled: "critical",
} as const;
export const statusTone = (status: Status) => tones[status];

export function when(date: string): string {
  return new Date(date).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
}

export function day(date: string): string {
  return new Date(date).toLocaleDateString("en-US", { dateStyle: "medium" });
}

export function dollars(amount: number): string {
  return amount.toLocaleString("en-US", { style: "currency", currency: "USD" });
}
