import {
  type BadgeClass,
  orderBadge,
  paymentBadge,
  type StatusBadge,
} from "../../../app/kernel/statuses/status-badges";
import { paymentStatuses, reachableOrderStatuses } from "../../../app/kernel/statuses/statuses";
import { capitalize } from "../../../app/kernel/text/text";
import { formatDollars } from "../parts/format";
import type { OrderPayment, RefundState } from "./orders-api";
import type { ActionResult, QuoteAction, QuoteStatus } from "./quotes-api";

export const quoteStatuses: readonly { readonly value: QuoteStatus; readonly title: string }[] = [
  { value: "draft", title: "Draft" },
  { value: "ready_to_order", title: "Sent" },
  { value: "expired", title: "Expired" },
  { value: "ordered", title: "Ordered" },
  { value: "canceled", title: "Canceled" },
];

export const getQuoteStatusTitle = (status: QuoteStatus) =>
  quoteStatuses.find(({ value }) => value === status)?.title ?? status;

const quoteTones = {
  draft: "default",
  ready_to_order: "primary",
  expired: "caution",
  ordered: "positive",
  canceled: "critical",
} as const;
export const getQuoteStatusTone = (status: QuoteStatus) => quoteTones[status];

const badgeTones = {
  success: "positive",
  danger: "critical",
  warning: "caution",
  info: "primary",
  primary: "primary",
  secondary: "default",
} as const satisfies Record<BadgeClass, string>;

/** Returns the shop's label of a status for staff lists; unknown statuses are converted to words. */
function staffBadge({ label, class: badge }: StatusBadge) {
  const plainLabel = label.replaceAll("_", " ");
  return { title: capitalize(plainLabel), tone: badgeTones[badge] };
}

export const getOrderStatus = (status: string) => staffBadge(orderBadge(status));
/** Returns the label of a payment status; a negative amount is a refund. */
export const getPaymentStatus = (status: string, amount = 0) =>
  staffBadge(paymentBadge(amount < 0 && status === "completed" ? "refunded" : status));

/** Returns the label of a recorded payment; one that staff voided is not a failed one. */
export const getRecordedPaymentStatus = ({
  status,
  amount,
  voidedBy,
}: Pick<OrderPayment, "status" | "amount" | "voidedBy">) =>
  voidedBy === null ? getPaymentStatus(status, amount) : ({ title: "Voided", tone: "default" } as const);

/** Formats the refunded amount of an order, in dollars. */
export function formatRefund(refund: RefundState, refunded: number): string {
  if (refund === "none") return "";
  return refund === "full" ? "Refunded" : `${formatDollars(refunded)} refunded`;
}

/** Adds "PO" to a purchase order number, unless it already has that prefix: "PO-77", "P.O. 77". */
export function formatPurchaseOrder(number: string | null): string {
  if (!number) return "";
  return /^p\.?o(?![a-z])/i.test(number) ? number : `PO ${number}`;
}

type StatusOption = { readonly value: string; readonly title: string };

/** Returns filter options for statuses; statuses with the same label form one option. */
function toStatusOptions(
  statuses: readonly string[],
  toTitle: (status: string) => Pick<StatusOption, "title">,
): StatusOption[] {
  const all = statuses.map((value) => ({ value, title: toTitle(value).title }));
  return all.filter(({ title }, at) => all.findIndex((other) => other.title === title) === at);
}

export const orderStatusOptions: readonly StatusOption[] = toStatusOptions(
  reachableOrderStatuses,
  getOrderStatus,
);
export const paymentStatusOptions: readonly StatusOption[] = toStatusOptions(paymentStatuses, (status) =>
  getPaymentStatus(status),
);

/** Confirmations of quote actions, announced to screen readers. */
const actionMessages: Readonly<Record<QuoteAction["action"], string>> = {
  send: "Sent: the email to the customer is on its way.",
  link: "This link opens the quote.",
  preview: "Opened in a new tab, the way the customer will see it.",
  copy: "Copied.",
  cancel: "Canceled: its links no longer work.",
  extend: "Extended.",
  note: "Note saved.",
  save: "Saved.",
  payment: "Payment recorded.",
};

/** Returns the confirmation of an action, including a new last day. */
export function describeResult(
  action: QuoteAction["action"],
  { lastDay }: Pick<ActionResult, "lastDay">,
): string {
  return lastDay ? `Extended: its links open it until ${lastDay}.` : actionMessages[action];
}
