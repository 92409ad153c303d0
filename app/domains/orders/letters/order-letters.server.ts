import { createElement } from "react";
import type { LetterServices } from "~/domains/email/letter-services";
import type { Mail } from "~/domains/email/mailer";
import { renderLetter } from "~/domains/email/render-letter.server";
import type { MailWriter, MailWriters } from "~/domains/email/send-due-mails.server";
import { noteConfirmationSent } from "../confirm-by-mail.server";
import type { Order } from "../order";
import { readOrder } from "../read-order.server";
import { type LetterContent, letterContent } from "./letter-content.server";
import { letterWordsOf } from "./letter-words";
import type { OrderLetterKind } from "./order-letter";
import { orderLetterOf } from "./order-letter-of";
import { orderLetterText } from "./order-letter-text";
import { OrderLetterView } from "./order-letter-view";
import { maySayWhatWasTyped, withoutOwnWords } from "./unproven-reader";

type Readers = Pick<Mail, "to" | "cc">;
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

/** S2 §6: the shopper gets the confirmation; the first admin address the other, the rest as copies. */
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
export function orderLetters(services: LetterServices): Pick<MailWriters, OrderLetterKind> {
  const writer = (kind: OrderLetterKind): MailWriter => ({
    compose: async ({ entityId }) => compose(services, kind, await readOrder(services.db, entityId)),
    afterSent: async (tx, { entityId }, { to }, now) => {
      if (rows[kind].confirms) await noteConfirmationSent(tx, entityId, to, now);
    },
  });
  return {
    "order-confirmation": writer("order-confirmation"),
    "order-confirmation-admin": writer("order-confirmation-admin"),
    "split-payment-confirmation": writer("split-payment-confirmation"),
  };
}

async function compose(services: LetterServices, kind: OrderLetterKind, order: Order): Promise<Mail | null> {
  const skus = order.items.map(({ sku }) => sku);
  const found = await letterContent(services, kind, skus);
  const readers = rows[kind].readers(order, found);
  if (!readers) return null;
  return { ...readers, ...writeLetter(kind, order, found, services.publicUrl) };
}

/** The letter itself: what stands in it depends on nobody who reads it. */
export function writeLetter(
  kind: OrderLetterKind,
  order: Order,
  found: LetterContent,
  publicUrl: string,
): Pick<Mail, "subject" | "html" | "text"> {
  const { subject, ...words } = letterWordsOf(kind, found.words ?? null, {
    "order-id": order.orderIncrementId,
    name: rows[kind].nameOf(order),
    "site-name": found.site.name,
  });
  const whole = orderLetterOf(order, found, words, publicUrl);
  const letter = maySayWhatWasTyped(kind, order) ? whole : withoutOwnWords(whole);
  const html = renderLetter(createElement(OrderLetterView, { letter }));
  const needsCare = kind === "order-confirmation-admin" && letter.splitPayment?.enabled === false;
  return {
    subject: needsCare ? `Balance due: ${subject}` : subject,
    html,
    text: orderLetterText(letter),
  };
}
