import { type EditedEmailCopy, type EmailCopy, mergeEmailCopy } from "~/domains/email/copy/email-copy";
import { fillPlaceholders } from "~/domains/email/copy/placeholders";
import { computeBalanceDue, isDeclined, type Order, type Payment } from "../order";
import type { OrderEmailKind } from "./order-email";

/** Kinds of editable copy for order emails; one email has different copy in different states. */
export const orderCopyKinds = [
  "order-confirmation",
  "order-confirmation-admin",
  "split-payment-confirmation",
  "split-payment-final",
  "payment-below-total",
  "payment-declined",
  "payment-received-admin",
  "order-shipped",
  "order-refunded",
] as const;
export type OrderCopyKind = (typeof orderCopyKinds)[number];

/** The email that each kind of copy belongs to. */
export const emailKindByCopy = {
  "order-confirmation": "order-confirmation",
  "order-confirmation-admin": "order-confirmation-admin",
  "split-payment-confirmation": "split-payment-confirmation",
  "split-payment-final": "split-payment-confirmation",
  "payment-below-total": "split-payment-confirmation",
  "payment-declined": "split-payment-confirmation",
  "payment-received-admin": "order-confirmation-admin",
  "order-shipped": "order-shipped",
  "order-refunded": "order-refunded",
} as const satisfies Record<OrderCopyKind, OrderEmailKind>;

/**
 * Chooses the copy of an order email by the order's state (SPLT-018). `payment` is the payment the email is
 * about, or null.
 */
export function chooseOrderCopy(
  kind: OrderEmailKind,
  order: Pick<Order, "total" | "payments" | "splitPaymentEnabled">,
  payment: Payment | null,
): OrderCopyKind {
  if (kind === "order-confirmation-admin") return payment ? "payment-received-admin" : kind;
  if (kind !== "split-payment-confirmation") return kind;
  if (payment && isDeclined(payment)) return "payment-declined";
  if (computeBalanceDue(order) <= 0) return "split-payment-final";
  return order.splitPaymentEnabled ? kind : "payment-below-total";
}

/** The default copy, used when an editor has entered none. */
const defaults: { readonly [K in OrderCopyKind]: EmailCopy } = {
  "order-confirmation": {
    subject: "Your order {order-id} at {site-name}",
    preheader: "What you ordered and where it's going.",
    heading: "Thank you, {name}",
    intro: ["We have your order {order-id}. Here are the details."],
    outro: ["Questions? Just reply to this email."],
  },
  "order-confirmation-admin": {
    subject: "New order {order-id}",
    preheader: "{name} placed an order.",
    heading: "New order {order-id}",
    intro: ["{name} placed an order."],
    outro: [],
  },
  "split-payment-confirmation": {
    subject: "We received your payment for order {order-id}",
    preheader: "{payment} received, {remaining} left to pay.",
    heading: "Thank you, {name}",
    intro: ["We received your payment of {payment} for order {order-id}."],
    outro: ["You can pay the rest in one payment or several, whenever it suits you."],
  },
  "split-payment-final": {
    subject: "Order {order-id} is paid in full",
    preheader: "We received your final payment of {payment}.",
    heading: "Paid in full. Thank you, {name}.",
    intro: ["We received your payment of {payment}. Order {order-id} is now paid in full."],
    outro: ["Questions? Just reply to this email."],
  },
  "payment-below-total": {
    subject: "We received a payment for order {order-id}",
    preheader: "{payment} received, less than the total.",
    heading: "Thank you, {name}",
    intro: [
      "We received your payment of {payment} for order {order-id}. It is less than the total of {total}.",
    ],
    outro: ["We'll write to you about the difference. Please don't pay again before you hear from us."],
  },
  "payment-declined": {
    subject: "Your payment for order {order-id} was declined",
    preheader: "You were not charged {payment}.",
    heading: "Your payment was declined",
    intro: [
      "{name}, your payment of {payment} for order {order-id} was under review and has been declined. You were not charged.",
    ],
    outro: ["To pay another way, just reply to this email."],
  },
  "payment-received-admin": {
    subject: "Payment received: {payment} for order {order-id}",
    preheader: "Paid so far: {paid} of {total}.",
    heading: "Payment received for order {order-id}",
    intro: ["{name} has paid {payment} for order {order-id}."],
    outro: [],
  },
  "order-shipped": {
    subject: "Order {order-id} is on its way",
    preheader: "The tracking number is in this email.",
    heading: "On its way, {name}",
    intro: ["We shipped order {order-id}. You can follow it with the tracking number below."],
    outro: ["Questions? Just reply to this email."],
  },
  "order-refunded": {
    subject: "We refunded {payment} for order {order-id}",
    preheader: "It goes back the way you paid.",
    heading: "Your refund, {name}",
    intro: ["We refunded {payment} for order {order-id}. It goes back the way you paid."],
    outro: ["Banks often take some days to show a refund. Questions? Just reply to this email."],
  },
};

export type OrderEmailPlaceholders = {
  readonly "order-id": string;
  readonly name: string;
  readonly "site-name": string;
  /** Amount of this payment, all paid so far, the rest, and the total. */
  readonly payment: string;
  readonly paid: string;
  readonly remaining: string;
  readonly total: string;
};

/** Returns the email copy with all placeholders filled in. */
export function toOrderEmailCopy(
  kind: OrderCopyKind,
  editorCopy: EditedEmailCopy | null,
  values: OrderEmailPlaceholders,
): EmailCopy {
  return mergeEmailCopy(editorCopy, defaults[kind], (text) => fillPlaceholders(text, values));
}
