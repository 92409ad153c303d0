import { addressLines } from "~/domains/checkout/address-lines";
import type { MailContent } from "~/domains/checkout/mail-content.server";
import { orderTotalRows } from "~/domains/checkout/order-total-rows";
import type { OrderMail } from "~/domains/email/order-mail";
import {
  addressOf,
  balanceDue,
  type Order,
  paidAmount,
  paymentStatusOf,
  shownPayment,
} from "~/domains/orders/order";
import { paymentBadge } from "~/domains/orders/order-status";
import { formatDate } from "~/kernel/dates";
import { formatMoney } from "~/kernel/money";

const thumbnail = "w=144&h=192&fit=crop&fm=jpg&q=80";

/** The facts of an order as its mails print them (MAIL-005, MAIL-006). */
export function orderMailOf(
  order: Order,
  { site, pictures }: MailContent,
  words: OrderMail["words"],
  publicUrl: string,
): OrderMail {
  const absolute = (src: string) => new URL(src, publicUrl).href;
  const payment = shownPayment(order.payments);
  const { address } = site ?? {};
  return {
    site: {
      name: site?.name ?? "",
      url: publicUrl,
      headerImage: site?.mailHeader ? absolute(`${site.mailHeader}?w=1200&fm=jpg&q=85`) : null,
      addressLine: [address?.street, address?.city, [address?.state, address?.zip].filter(Boolean).join(" ")]
        .filter(Boolean)
        .join(", "),
      phone: site?.phone ?? null,
      email: site?.email ?? null,
    },
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
        image: src ? absolute(`${src}?${thumbnail}`) : null,
      };
    }),
    totals: orderTotalRows(order, formatMoney),
    total: formatMoney(order.total),
    billing: addressLines(addressOf(order, "billing")),
    shipping: addressLines(addressOf(order, "shipping")),
    shippingMethod: order.shippingLabel ?? "",
    paymentMethod: payment?.methodLabel ?? "",
    paymentStatus: paymentBadge(paymentStatusOf(order)).label,
    additionalNotes: order.additionalNotes,
    splitPayment: splitPaymentOf(order, publicUrl),
  };
}

/** The link back to the split-payment page, while it is enabled and a balance is left (MAIL-006). */
function splitPaymentOf(order: Order, publicUrl: string): OrderMail["splitPayment"] {
  const balance = balanceDue(order);
  if (!order.splitPaymentEnabled || balance <= 0) return null;
  const link = new URL("/order/split-payment", publicUrl);
  link.searchParams.set("orderId", order.orderIncrementId);
  link.searchParams.set("email", order.email);
  return {
    totalAmount: formatMoney(order.total),
    paidAmount: formatMoney(paidAmount(order)),
    remainingAmount: formatMoney(balance),
    completePaymentLink: link.href,
  };
}
