import type { Action, Status } from "./desk-api";

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

/** What an order may be looked for by, in the order it goes through them. */
export const orderStatuses = [
  { value: "pending", title: "Pending" },
  { value: "pending_payment", title: "Pending payment" },
  { value: "ordered", title: "Ordered" },
  { value: "processing", title: "Processing" },
  { value: "shipped", title: "Shipped" },
  { value: "complete", title: "Complete" },
  { value: "canceled", title: "Canceled" },
] as const;

export const paymentStatuses = [
  { value: "completed", title: "Completed" },
  { value: "pending", title: "Pending" },
  { value: "on_hold", title: "On hold" },
  { value: "failed", title: "Failed" },
] as const;

type Titled = { readonly value: string; readonly title: string };

/** How a status is called; one without a name of ours reads as it is. */
export function titleOf(titles: readonly Titled[], status: string): string {
  return titles.find(({ value }) => value === status)?.title ?? status.replaceAll("_", " ");
}

/** The tone of an order's or a payment's status. */
export function toneOf(status: string) {
  if (/^(ordered|completed?|shipped|success)$/.test(status)) return "positive";
  if (/^(canceled|closed|fraud|failed)$/.test(status)) return "critical";
  return "caution";
}

/** What was done with a quote: read aloud when it is. */
export const doneWords: Readonly<Record<Action["action"], string>> = {
  send: "Sent: the email to the customer is on its way.",
  link: "Here is a link that opens the quote.",
  preview: "Opened in a new tab, as the customer will see it.",
  copy: "Copied.",
  cancel: "Canceled: its links no longer work.",
  extend: "Extended by 30 days.",
  note: "Noted.",
  save: "Saved.",
  payment: "The payment is recorded.",
};
