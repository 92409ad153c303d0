import type { Db } from "#db/client.server";
import type { Content } from "~/content/content";
import { type MailContent, mailContent } from "~/domains/checkout/mail-content.server";
import { orderMailOf } from "~/domains/checkout/order-mail-of";
import type { MailKind } from "~/domains/email/mail-kind";
import { mailTextOf } from "~/domains/email/mail-text";
import type { Mail } from "~/domains/email/mailer";
import { orderMailHtml } from "~/domains/email/order-mail-html";
import { orderMailText } from "~/domains/email/order-mail-text";
import type { MailWriter } from "~/domains/email/send-due-mails.server";
import { noteConfirmationSent } from "~/domains/orders/confirm-by-mail.server";
import type { Order } from "~/domains/orders/order";
import { readOrder } from "~/domains/orders/read-order.server";

export type WriterServices = { readonly db: Db; readonly content: Content; readonly publicUrl: string };

/** Writes the mails about orders, and notes on the order that its shopper was told (MAIL-001, MAIL-002, MAIL-007). */
export function orderMailWriter({ db, content, publicUrl }: WriterServices): MailWriter {
  return {
    compose: async ({ kind, entityId }) => {
      const order = await readOrder(db, entityId);
      const skus = order.items.map(({ sku }) => sku);
      const found = await mailContent(content, kind, skus);
      const readers = readersOf[kind](order, found);
      return readers && compose(kind, order, found, readers, publicUrl);
    },
    afterSent: async (tx, { kind, entityId }, { to }, now) => {
      if (kind !== "order-confirmation-admin") await noteConfirmationSent(tx, entityId, to, now);
    },
  };
}

type Readers = Pick<Mail, "to" | "cc">;

/** S2 §6: the shopper gets the confirmation; the first admin address the other, the rest as copies. */
const readersOf: { readonly [K in MailKind]: (order: Order, found: MailContent) => Readers | null } = {
  "order-confirmation": ({ email }) => ({ to: email, cc: [] }),
  "split-payment-confirmation": ({ email }) => ({ to: email, cc: [] }),
  "order-confirmation-admin": (_order, { site }) => {
    const [to, ...cc] = site?.adminEmails ?? [];
    return to ? { to, cc } : null;
  },
};

function compose(
  kind: MailKind,
  order: Order,
  found: MailContent,
  readers: Readers,
  publicUrl: string,
): Mail {
  const { subject, ...words } = mailTextOf(kind, found.words ?? null, {
    "order-id": order.orderIncrementId,
    name: kind === "order-confirmation-admin" ? `${order.firstName} ${order.lastName}` : order.firstName,
    "site-name": found.site?.name ?? "",
  });
  const mail = orderMailOf(order, found, words, publicUrl);
  return { ...readers, subject, html: orderMailHtml(mail), text: orderMailText(mail) };
}
