import type { CaptureRecord, OrderRecord } from "./paypal-state.ts";

const buyer = {
  name: { given_name: "Jamie", surname: "Buyer" },
  email_address: "buyer@example.com",
  payer_id: "SANDBXBUYER22",
};

/** An order as PayPal's API shows it (Orders v2). */
export function renderOrder(order: OrderRecord, origin: string): object {
  const { id, status, capture } = order;
  const isKnown = order.funding !== null;
  return {
    id,
    intent: "CAPTURE",
    status,
    create_time: order.createdAt,
    update_time: order.updatedAt,
    ...(isKnown
      ? {
          payer: buyer,
          payment_source: {
            paypal: { email_address: buyer.email_address, account_id: buyer.payer_id, name: buyer.name },
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
        ...(capture ? { payments: { captures: [renderCapture(order, capture, origin)] } } : {}),
      },
    ],
    links: linksOf(order, origin),
  };
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

function linksOf({ id, status }: OrderRecord, origin: string) {
  const self = `${origin}/paypal/api/v2/checkout/orders/${id}`;
  const about = [{ href: self, rel: "self", method: "GET" }];
  if (status === "COMPLETED") return about;
  return [
    ...about,
    { href: approvalAddress(id, origin), rel: "approve", method: "GET" },
    { href: self, rel: "update", method: "PATCH" },
    { href: `${self}/capture`, rel: "capture", method: "POST" },
  ];
}

/** Where a buyer approves an order. */
export function approvalAddress(id: string, origin: string): string {
  return `${origin}/paypal/checkoutnow?token=${id}`;
}
