import type { PaypalAccount } from "./account.ts";
import type { CaptureRecord, OrderRecord, RefundRecord } from "./paypal-state.ts";

const demoBuyer = {
  name: { given_name: "Jamie", surname: "Buyer" },
  email_address: "buyer@example.com",
  payer_id: "SANDBXBUYER22",
};

/** Renders an order as in PayPal's API (Orders v2). */
export function renderOrder(account: PaypalAccount, order: OrderRecord): object {
  const { id, status } = order;
  const origin = account.origin();
  const isKnown = order.funding !== null;
  return {
    id,
    intent: "CAPTURE",
    status,
    create_time: order.createdAt,
    update_time: order.updatedAt,
    ...(isKnown
      ? {
          payer: demoBuyer,
          payment_source: {
            paypal: {
              email_address: demoBuyer.email_address,
              account_id: demoBuyer.payer_id,
              name: demoBuyer.name,
            },
          },
        }
      : {}),
    purchase_units: [
      {
        reference_id: order.referenceId,
        amount: order.amount,
        ...(order.customId ? { custom_id: order.customId } : {}),
        ...(order.invoiceId ? { invoice_id: order.invoiceId } : {}),
        ...(order.description ? { description: order.description } : {}),
        ...(order.shipping ? { shipping: order.shipping } : {}),
        ...(order.capture ? { payments: renderPayments(account, order, order.capture) } : {}),
      },
    ],
    links: renderLinks(order, origin),
  };
}

function renderPayments(
  { state, origin }: PaypalAccount,
  order: OrderRecord,
  capture: CaptureRecord,
): object {
  const refunds = Object.values(state.refunds).filter((refund) => refund.order === order.id);
  return {
    captures: [renderCapture(order, capture, origin())],
    ...(refunds.length > 0 ? { refunds: refunds.map((refund) => renderRefund(refund, origin())) } : {}),
  };
}

/** Renders a refund, which refers to its capture only by the link `up` (Payments v2). */
export function renderRefund({ id, amount, capture, createdAt }: RefundRecord, origin: string): object {
  const payments = `${origin}/paypal/api/v2/payments`;
  return {
    id,
    status: "COMPLETED",
    amount,
    create_time: createdAt,
    update_time: createdAt,
    links: [
      { href: `${payments}/refunds/${id}`, rel: "self", method: "GET" },
      { href: `${payments}/captures/${capture}`, rel: "up", method: "GET" },
    ],
  };
}

/** Renders the reference to a capture's order, as in Payments v2 and in events. */
export function renderRelatedIds({ id }: OrderRecord): object {
  return { related_ids: { order_id: id } };
}

export function renderCapture(order: OrderRecord, capture: CaptureRecord, origin: string): object {
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.status === "PENDING" ? { status_details: { reason: "ECHECK" } } : {}),
    amount: capture.amount,
    final_capture: true,
    ...(order.customId ? { custom_id: order.customId } : {}),
    ...(order.invoiceId ? { invoice_id: order.invoiceId } : {}),
    create_time: capture.createdAt,
    update_time: capture.updatedAt,
    links: [{ href: `${origin}/paypal/api/v2/payments/captures/${capture.id}`, rel: "self", method: "GET" }],
  };
}

function renderLinks({ id, status }: OrderRecord, origin: string) {
  const self = `${origin}/paypal/api/v2/checkout/orders/${id}`;
  const selfLink = [{ href: self, rel: "self", method: "GET" }];
  if (status === "COMPLETED") return selfLink;
  return [
    ...selfLink,
    { href: getApprovalUrl(id, origin), rel: "approve", method: "GET" },
    { href: self, rel: "update", method: "PATCH" },
    { href: `${self}/capture`, rel: "capture", method: "POST" },
  ];
}

/** Returns the URL where a buyer approves an order. */
export function getApprovalUrl(id: string, origin: string): string {
  return `${origin}/paypal/checkoutnow?token=${id}`;
}
