import { createElement } from "react";
import type { EmailServices } from "~/domains/email/email-services";
import { renderEmailHtml } from "~/domains/email/layout/render-email.server";
import type { Email } from "~/domains/email/mailers/mailer";
import type { EmailComposer, EmailComposers } from "~/domains/email/outbox/send-due-emails.server";
import { cents, formatMoney } from "~/kernel/money/money";
import {
  computeBalanceDue,
  isDeclined,
  isFromQuote,
  type Order,
  type Payment,
  sumCompletedPayments,
} from "../order";
import { historyComments } from "../order.messages";
import { readOrder } from "../read-order.server";
import { type EmailContent, readEmailContent } from "./email-content.server";
import type { EmailSubject, OrderEmailKind } from "./order-email";
import { chooseOrderCopy, emailKindByCopy, type OrderCopyKind, toOrderEmailCopy } from "./order-email-copy";
import { toOrderEmailText } from "./order-email-text";
import { OrderEmailView } from "./order-email-view";
import { recordConfirmationEmailSent, recordEmailSent } from "./record-sent-emails.server";
import { isBalanceOpen } from "./split-payment-info";
import { toOrderEmail } from "./to-order-email";
import { canIncludeUserInput, omitUserInput } from "./unverified-recipient";

type Recipients = Pick<Email, "to" | "cc">;
type EmailSettings = {
  /** Returns null without a recipient. */
  readonly recipients: (order: Order, content: EmailContent) => Recipients | null;
  /** The name used in the greeting. */
  readonly getGreetingName: (order: Order) => string;
  /** Records the sent email on the order. */
  readonly afterSent: EmailComposer["afterSent"];
};

const customerEmail = {
  recipients: ({ email }: Order) => ({ to: email, cc: [] }),
  getGreetingName: ({ firstName }: Order) => firstName,
};

/** The customer gets the confirmation; the administrators get the notice. */
const emailSettings: { readonly [K in OrderEmailKind]: EmailSettings } = {
  "order-confirmation": { ...customerEmail, afterSent: recordConfirmation },
  "split-payment-confirmation": { ...customerEmail, afterSent: recordConfirmation },
  "order-shipped": {
    ...customerEmail,
    afterSent: (tx, { entityId }, { to }, now) =>
      recordEmailSent(tx, entityId, historyComments.shipmentSent(to), now),
  },
  "order-refunded": {
    ...customerEmail,
    afterSent: (tx, { entityId }, { to }, now) =>
      recordEmailSent(tx, entityId, historyComments.refundSent(to), now),
  },
  "order-confirmation-admin": {
    recipients: (_order, { site: { adminEmails } }) => {
      const [to, ...cc] = adminEmails;
      return to ? { to, cc } : null;
    },
    getGreetingName: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    afterSent: async () => undefined,
  },
};

/**
 * Creates the composers of order emails; sent confirmations are recorded on the order (MAIL-001, MAIL-002,
 * MAIL-007).
 */
export function createOrderEmailComposers(services: EmailServices): Pick<EmailComposers, OrderEmailKind> {
  const createComposer = (kind: OrderEmailKind): EmailComposer => ({
    compose: async ({ entityId, paymentId }) => {
      const order = await readOrder(services.db, entityId);
      const payment = findPaymentOfEmail(kind, order, paymentId);
      const shipment = order.shipments.find(({ id }) => id === paymentId) ?? null;
      return compose(services, kind, { order, payment, shipment });
    },
    afterSent: emailSettings[kind].afterSent,
  });
  return {
    "order-confirmation": createComposer("order-confirmation"),
    "order-confirmation-admin": createComposer("order-confirmation-admin"),
    "split-payment-confirmation": createComposer("split-payment-confirmation"),
    "order-shipped": createComposer("order-shipped"),
    "order-refunded": createComposer("order-refunded"),
  };
}

/** Records a sent confirmation, or the email about a declined payment. */
async function recordConfirmation(
  ...[tx, { entityId, paymentId }, { to }, now]: Parameters<EmailComposer["afterSent"]>
): Promise<void> {
  const { payments } = await readOrder(tx, entityId);
  if (findDeclined(payments, paymentId))
    return recordEmailSent(tx, entityId, historyComments.declineSent(to), now);
  await recordConfirmationEmailSent(tx, entityId, to, now);
}

/**
 * Finds the payment an email is about: the one it was enqueued for, else the latest. New orders notify staff
 * of the first payment only when they came from a quote.
 */
function findPaymentOfEmail(kind: OrderEmailKind, order: Order, paymentId: string): Payment | null {
  if (kind === "order-refunded") return order.payments.find(({ id }) => id === paymentId) ?? null;
  const declined = findDeclined(order.payments, paymentId);
  if (declined) return declined;
  const completedPayments = order.payments.filter(
    ({ status, amount }) => status === "completed" && amount > 0,
  );
  const payment = completedPayments.find(({ id }) => id === paymentId);
  if (payment) return payment;
  if (kind === "split-payment-confirmation") return completedPayments.at(-1) ?? null;
  const isFirst = completedPayments.length === 1 && paymentId === "";
  const isDeposit = kind === "order-confirmation" && computeBalanceDue(order) > 0;
  const isOfQuote = kind === "order-confirmation-admin" && isFromQuote(order);
  return isFirst && (isDeposit || isOfQuote) ? (completedPayments[0] ?? null) : null;
}

function findDeclined(payments: readonly Payment[], paymentId: string): Payment | undefined {
  return payments.find((payment) => payment.id === paymentId && isDeclined(payment));
}

async function compose(
  services: EmailServices,
  kind: OrderEmailKind,
  subjectOfEmail: EmailSubject,
): Promise<Email | null> {
  const { order, payment, shipment } = subjectOfEmail;
  // An anonymized order has no shipments.
  if (kind === "order-shipped" && !shipment) return null;
  const text = chooseOrderCopy(kind, order, payment);
  const skus = order.items.map(({ sku }) => sku);
  const content = await readEmailContent(services, text, skus);
  const recipients = emailSettings[kind].recipients(order, content);
  if (!recipients) return null;
  return { ...recipients, ...renderOrderEmail(text, subjectOfEmail, content, services.publicUrl) };
}

/** Renders an email; its content does not depend on the recipient. */
export function renderOrderEmail(
  text: OrderCopyKind,
  { order, payment, shipment }: EmailSubject,
  content: EmailContent,
  publicUrl: string,
): Pick<Email, "subject" | "html" | "text"> {
  const kind = emailKindByCopy[text];
  const { subject, ...copy } = toOrderEmailCopy(text, content.words ?? null, {
    "order-id": order.orderIncrementId,
    name: emailSettings[kind].getGreetingName(order),
    "site-name": content.site.name,
    ...toAmountTexts(order, payment),
  });
  const fullEmail = toOrderEmail(order, content, copy, { publicUrl, payment, shipment });
  const email = canIncludeUserInput(kind, order) ? fullEmail : omitUserInput(fullEmail);
  const html = renderEmailHtml(createElement(OrderEmailView, { email }));
  const needsCare =
    kind === "order-confirmation-admin" &&
    !order.splitPaymentEnabled &&
    sumCompletedPayments(order) > 0 &&
    isBalanceOpen(order);
  return {
    subject: needsCare ? `Balance due: ${subject}` : subject,
    html,
    text: toOrderEmailText(email),
  };
}

function toAmountTexts(order: Order, payment: Payment | null) {
  return {
    payment: formatMoney(cents(Math.abs(payment?.amount ?? sumCompletedPayments(order)))),
    paid: formatMoney(sumCompletedPayments(order)),
    remaining: formatMoney(cents(Math.max(0, computeBalanceDue(order)))),
    total: formatMoney(order.total),
  };
}
