import { toEmailSite } from "~/domains/email/email-site";
import { toTrackingUrl } from "~/kernel/carriers";
import { formatMoney } from "~/kernel/money/money";
import { formatDate } from "~/kernel/time/dates";
import { findAddress, type Order, type Payment } from "../order";
import { toPaymentText } from "../payments/payment-text";
import type { Shipment } from "../shipments/shipment";
import { buildTotalRows } from "../total-rows";
import { formatAddressLines } from "../views/format-address";
import type { EmailContent } from "./email-content.server";
import type { OrderEmail, ShipmentInfo } from "./order-email";
import { toSplitPaymentInfo } from "./split-payment-info";

const thumbnail = "w=240&h=320&fit=crop&fm=jpg&q=85";

type EmailDetails = {
  readonly publicUrl: string;
  readonly payment?: Payment | null;
  readonly shipment?: Shipment | null;
};

/** Builds the email of an order (MAIL-005, MAIL-006). */
export function toOrderEmail(
  order: Order,
  { site, pictures }: EmailContent,
  copy: OrderEmail["copy"],
  { publicUrl, payment = null, shipment = null }: EmailDetails,
): OrderEmail {
  const paymentText = toPaymentText(order);
  return {
    site: toEmailSite(site, publicUrl),
    copy,
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
    totals: buildTotalRows(order, formatMoney),
    total: formatMoney(order.total),
    billing: formatAddressLines(findAddress(order, "billing")),
    shipping: formatAddressLines(findAddress(order, "shipping")),
    shippingMethod: order.shippingLabel ?? "",
    paymentMethod: paymentText.method,
    paymentStatus: paymentText.status,
    additionalNotes: order.additionalNotes,
    splitPayment: toSplitPaymentInfo(order, payment, publicUrl),
    shipment: shipment && toShipmentInfo(shipment),
  };
}

function toShipmentInfo({ carrier, carrierName, trackingNumber }: Shipment): ShipmentInfo {
  return { carrierName, trackingNumber, trackingUrl: toTrackingUrl(carrier, trackingNumber) };
}
