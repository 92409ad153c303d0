import { createElement } from "react";
import type { EmailServices } from "~/domains/email/email-services";
import type { Email } from "~/domains/email/mailer";
import { renderEmailHtml } from "~/domains/email/render-email.server";
import type { EmailWriter, EmailWriters } from "~/domains/email/send-due-emails.server";
import { cents, formatMoney } from "~/kernel/money";
import { noteConfirmationSent, noteDeclineSent } from "../confirm-by-mail.server";
import { balanceDue, isDeclined, isFromQuote, type Order, type Payment, paidAmount } from "../order";
import { readOrder } from "../read-order.server";
import { type LetterContent, letterContent } from "./letter-content.server";
import { chooseOrderText, emailOfText, letterWordsOf, type OrderTextKind } from "./letter-words";
import type { OrderLetterKind } from "./order-letter";
import { orderLetterOf } from "./order-letter-of";
import { orderLetterText } from "./order-letter-text";
import { OrderLetterView } from "./order-letter-view";
import { isBalanceOpen } from "./split-payment-info";
import { maySayWhatWasTyped, withoutOwnWords } from "./unproven-reader";

type Readers = Pick<Email, "to" | "cc">;
type LetterRow = {
  /** Null: there is nobody to write to. */
  readonly readers: (order: Order, found: LetterContent) => Readers | null;
  /** How the letter calls the shopper. */
  readonly nameOf: (order: Order) => string;
  readonly confirms: boolean;
};

const toShopper = {
  readers: ({ email }: Order) => ({ to: email, cc: [] }),
  nameOf: ({ firstName }: Order) => firstName,
  confirms: true,
};

/** The shopper gets the confirmation; the first admin address the other, the rest as copies. */
const rows: { readonly [K in OrderLetterKind]: LetterRow } = {
  "order-confirmation": toShopper,
  "split-payment-confirmation": toShopper,
  "order-confirmation-admin": {
    readers: (_order, { site: { adminEmails } }) => {
      const [to, ...cc] = adminEmails;
      return to ? { to, cc } : null;
    },
    nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    confirms: false,
  },
};

/** Writes the letters about orders, and notes on the order that its shopper was told (MAIL-001, MAIL-002, MAIL-007). */
export function orderLetters(services: EmailServices): Pick<EmailWriters, OrderLetterKind> {
  const writer = (kind: OrderLetterKind): EmailWriter => ({
    compose: async ({ entityId, paymentId }) => {
      const order = await readOrder(services.db, entityId);
      return compose(services, kind, { order, payment: findPaymentOfEmail(kind, order, paymentId) });
    },
    afterSent: async (tx, { entityId, paymentId }, { to }, now) => {
      if (!rows[kind].confirms) return;
      const { payments } = await readOrder(tx, entityId);
      const note = findDeclined(payments, paymentId) ? noteDeclineSent : noteConfirmationSent;
      await note(tx, entityId, to, now);
    },
  });
  return {
    "order-confirmation": writer("order-confirmation"),
    "order-confirmation-admin": writer("order-confirmation-admin"),
    "split-payment-confirmation": writer("split-payment-confirmation"),
  };
}

/** An order, and the payment an email about it is about; null where it is about the whole order. */
export type EmailSubject = { readonly order: Order; readonly payment: Payment | null };

/**
 * The payment an email is about: the one it was made due for, else the latest. Staff are told of a new order by the first
 * payment only where it was not a quote before.
 */
function findPaymentOfEmail(kind: OrderLetterKind, order: Order, paymentId: string): Payment | null {
  const declined = findDeclined(order.payments, paymentId);
  if (declined) return declined;
  const arrived = order.payments.filter(({ status, amount }) => status === "completed" && amount > 0);
  const named = arrived.find(({ id }) => id === paymentId);
  if (named) return named;
  if (kind === "split-payment-confirmation") return arrived.at(-1) ?? null;
  const isFirst = arrived.length === 1 && paymentId === "";
  const isDeposit = kind === "order-confirmation" && balanceDue(order) > 0;
  const isOfQuote = kind === "order-confirmation-admin" && isFromQuote(order);
  return isFirst && (isDeposit || isOfQuote) ? (arrived[0] ?? null) : null;
}

function findDeclined(payments: readonly Payment[], paymentId: string): Payment | undefined {
  return payments.find((payment) => payment.id === paymentId && isDeclined(payment));
}

async function compose(
  services: EmailServices,
  kind: OrderLetterKind,
  about: EmailSubject,
): Promise<Email | null> {
  const { order, payment } = about;
  const text = chooseOrderText(kind, order, payment);
  const skus = order.items.map(({ sku }) => sku);
  const found = await letterContent(services, text, skus);
  const readers = rows[kind].readers(order, found);
  if (!readers) return null;
  return { ...readers, ...writeLetter(text, about, found, services.publicUrl) };
}

/** The letter itself: what stands in it depends on nobody who reads it. */
export function writeLetter(
  text: OrderTextKind,
  { order, payment }: EmailSubject,
  found: LetterContent,
  publicUrl: string,
): Pick<Email, "subject" | "html" | "text"> {
  const kind = emailOfText[text];
  const { subject, ...words } = letterWordsOf(text, found.words ?? null, {
    "order-id": order.orderIncrementId,
    name: rows[kind].nameOf(order),
    "site-name": found.site.name,
    ...amountsOf(order, payment),
  });
  const whole = orderLetterOf(order, found, words, { publicUrl, payment });
  const letter = maySayWhatWasTyped(kind, order) ? whole : withoutOwnWords(whole);
  const html = renderEmailHtml(createElement(OrderLetterView, { letter }));
  const needsCare =
    kind === "order-confirmation-admin" &&
    !order.splitPaymentEnabled &&
    paidAmount(order) > 0 &&
    isBalanceOpen(order);
  return {
    subject: needsCare ? `Balance due: ${subject}` : subject,
    html,
    text: orderLetterText(letter),
  };
}

function amountsOf(order: Order, payment: Payment | null) {
  return {
    payment: formatMoney(payment?.amount ?? paidAmount(order)),
    paid: formatMoney(paidAmount(order)),
    remaining: formatMoney(cents(Math.max(0, balanceDue(order)))),
    total: formatMoney(order.total),
  };
}
