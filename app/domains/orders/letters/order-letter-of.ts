import { letterSiteOf } from "~/domains/email/letter-site";
import { formatDate } from "~/kernel/dates";
import { formatMoney } from "~/kernel/money";
import { totalRows } from "~/kernel/total-rows";
import { addressLines } from "../address-lines";
import { balancePath } from "../balance-path";
import { addressOf, balanceDue, type Order, paidAmount } from "../order";
import { paymentWords } from "../payment-words";
import type { LetterContent } from "./letter-content.server";
import type { OrderLetter } from "./order-letter";

const thumbnail = "w=240&h=320&fit=crop&fm=jpg&q=85";

/** The facts of an order as its letters print them (MAIL-005, MAIL-006). */
export function orderLetterOf(
  order: Order,
  { site, pictures }: LetterContent,
  words: OrderLetter["words"],
  publicUrl: string,
): OrderLetter {
  const payment = paymentWords(order);
  return {
    site: letterSiteOf(site, publicUrl),
    words,
    orderId: order.orderIncrementId,
    orderDate: formatDate(order.createdAt),
    items: order.items.map((item) => {
      const src = pictures.find(({ sku }) => sku === item.sku)?.src;
      return {
        name: item.name,
        sku: item.sku,
        options: item.customOptions.map(({ label }) => label).join(", "),
        qty: item.qty,
        rowTotal: formatMoney(item.rowTotal),
        image: src ? new URL(`${src}?${thumbnail}`, publicUrl).href : null,
      };
    }),
    totals: totalRows(order, formatMoney),
    total: formatMoney(order.total),
    billing: addressLines(addressOf(order, "billing")),
    shipping: addressLines(addressOf(order, "shipping")),
    shippingMethod: order.shippingLabel ?? "",
    paymentMethod: payment.method,
    paymentStatus: payment.status,
    additionalNotes: order.additionalNotes,
    splitPayment: splitPaymentOf(order, publicUrl),
  };
}

/** What is paid and what is left, with the way to the page that takes the rest where that was agreed upon (MAIL-006). */
function splitPaymentOf(order: Order, publicUrl: string): OrderLetter["splitPayment"] {
  const balance = balanceDue(order);
  const enabled = order.splitPaymentEnabled;
  if (balance <= 0 || (!enabled && paidAmount(order) === 0)) return null;
  const paid = formatMoney(paidAmount(order));
  const total = formatMoney(order.total);
  const left = formatMoney(balance);
  return {
    enabled,
    totalAmount: total,
    paidAmount: paid,
    remainingAmount: left,
    paymentMethod: paymentWords(order).method,
    completePaymentLink: enabled ? new URL(balancePath(order), publicUrl).href : null,
    words: `Paid ${paid} of ${total}. ${left} remain.`,
  };
}
