import { randomBytes, randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Clock } from "~/kernel/clock";
import { forgetOldEvents } from "../http/forget-events.ts";
import type { paypalParams } from "./params.ts";
import { noSuchOrder, unprocessable } from "./paypal-refusal.ts";
import type { CaptureRecord, Funding, OrderRecord, PaypalEvent, PaypalState } from "./paypal-state.ts";
import { approvalAddress, renderCapture, renderOrder } from "./render.ts";

/** The account that every operation works on: its records, its clock, and where its events go. */
export type PaypalAccount = {
  readonly state: PaypalState;
  readonly clock: Clock;
  /** The sandbox's own address. */
  readonly origin: () => string;
  readonly announce: (event: PaypalEvent) => void;
};

/** An order that nobody approves is forgotten after three hours (PayPal, "Orders": expiry). */
const forgottenAfterMs = 3 * 60 * 60 * 1000;

export function createOrder(
  account: PaypalAccount,
  asked: z.infer<typeof paypalParams.creation>,
): OrderRecord {
  const [unit] = asked.purchase_units;
  if (!unit) throw new Error("an order without purchase unit passed its schema");
  const now = account.clock.now().toISOString();
  const order: OrderRecord = {
    id: newPaypalId(),
    createdAt: now,
    updatedAt: now,
    status: "CREATED",
    amount: unit.amount,
    shipping: unit.shipping ?? null,
    customId: unit.custom_id ?? null,
    invoiceId: unit.invoice_id ?? null,
    description: unit.description ?? null,
    referenceId: unit.reference_id ?? "default",
    funding: null,
    capture: null,
  };
  account.state.orders[order.id] = order;
  return order;
}

export function orderOf({ state, clock }: PaypalAccount, id: string): OrderRecord {
  const order = state.orders[id];
  const isForgotten =
    order?.status === "CREATED" && clock.now().getTime() - Date.parse(order.createdAt) > forgottenAfterMs;
  if (!order || isForgotten) throw noSuchOrder();
  return order;
}

export function changeOrder(
  account: PaypalAccount,
  id: string,
  changes: z.infer<typeof paypalParams.patch>,
): void {
  const order = orderOf(account, id);
  if (order.status === "COMPLETED") throw unprocessable("ORDER_ALREADY_COMPLETED");
  for (const { path, value } of changes) {
    if ("value" in value) {
      if (order.status !== "CREATED" && value.value !== order.amount.value)
        throw unprocessable("AMOUNT_CHANGE_NOT_ALLOWED");
      order.amount = value;
    } else {
      if (typeof order.shipping !== "object" || order.shipping === null) throw unprocessable("NOT_PATCHABLE");
      order.shipping = { ...order.shipping, [path.endsWith("/name") ? "name" : "address"]: value };
    }
  }
  touch(account, order);
}

/** The buyer says yes, with this way to pay. */
export function approveOrder(account: PaypalAccount, id: string, funding: Funding): void {
  const order = orderOf(account, id);
  if (order.status === "COMPLETED") throw unprocessable("ORDER_ALREADY_CAPTURED");
  order.funding = funding;
  order.status = "APPROVED";
  touch(account, order);
  announceOrder(account, order, "CHECKOUT.ORDER.APPROVED");
}

/** Takes the money of an approved order: done, done later, refused with 201, or not with this instrument. */
export function captureOrder(account: PaypalAccount, id: string): OrderRecord {
  const order = orderOf(account, id);
  if (order.capture) throw unprocessable("ORDER_ALREADY_CAPTURED");
  if (order.status !== "APPROVED" || order.funding === null) throw unprocessable("ORDER_NOT_APPROVED");
  if (isInvoiceTaken(account, order)) throw unprocessable("DUPLICATE_INVOICE_ID");
  if (order.funding === "declined-card") {
    const again = { href: approvalAddress(id, account.origin()), rel: "redirect", method: "GET" };
    throw unprocessable("INSTRUMENT_DECLINED", [again]);
  }
  const now = account.clock.now().toISOString();
  order.capture = {
    id: newPaypalId(),
    createdAt: now,
    updatedAt: now,
    amount: order.amount,
    status: captureStatuses[order.funding],
  };
  order.status = "COMPLETED";
  touch(account, order);
  announceCapture(account, order, order.capture);
  return order;
}

const captureStatuses = {
  balance: "COMPLETED",
  "bank-later": "PENDING",
  "refused-after-all": "DECLINED",
} as const satisfies Readonly<Record<Exclude<Funding, "declined-card">, CaptureRecord["status"]>>;

/** A pending capture comes to its end. */
export function settleCapture(account: PaypalAccount, id: string, verdict: "succeeded" | "failed"): void {
  const order = orderOf(account, id);
  if (order.capture?.status !== "PENDING") throw unprocessable("ORDER_ALREADY_COMPLETED");
  order.capture.status = verdict === "succeeded" ? "COMPLETED" : "DECLINED";
  order.capture.updatedAt = account.clock.now().toISOString();
  announceCapture(account, order, order.capture);
}

function isInvoiceTaken({ state }: PaypalAccount, { id, invoiceId }: OrderRecord): boolean {
  return Object.values(state.orders).some(
    (other) =>
      other.id !== id &&
      invoiceId !== null &&
      other.invoiceId === invoiceId &&
      other.capture?.status === "COMPLETED",
  );
}

function touch({ clock }: PaypalAccount, order: OrderRecord): void {
  order.updatedAt = clock.now().toISOString();
}

function announceOrder(account: PaypalAccount, order: OrderRecord, type: string): void {
  announce(account, order, type, "checkout-order", renderOrder(order, account.origin()));
}

const captureEvents = {
  COMPLETED: "PAYMENT.CAPTURE.COMPLETED",
  PENDING: "PAYMENT.CAPTURE.PENDING",
  DECLINED: "PAYMENT.CAPTURE.DENIED",
} as const satisfies Readonly<Record<CaptureRecord["status"], string>>;

function announceCapture(account: PaypalAccount, order: OrderRecord, capture: CaptureRecord): void {
  announce(account, order, captureEvents[capture.status], "capture", {
    ...renderCapture(order, capture, account.origin()),
    supplementary_data: { related_ids: { order_id: order.id } },
  });
}

function announce(
  { state, clock, announce: send }: PaypalAccount,
  order: OrderRecord,
  type: string,
  resourceType: string,
  resource: object,
): void {
  const now = clock.now();
  const id = `WH-${randomUUID().toUpperCase()}`;
  const body = {
    id,
    event_version: "1.0",
    create_time: now.toISOString(),
    resource_type: resourceType,
    resource_version: "2.0",
    event_type: type,
    summary: `${type} of order ${order.id}`,
    resource,
    links: [],
  };
  const event = { id, type, created: Math.floor(now.getTime() / 1000), order: order.id, body };
  state.events[id] = event;
  forgetOldEvents(state);
  send(event);
}

const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ0123456789";

/** Seventeen capitals and digits, as PayPal's ids are. */
function newPaypalId(): string {
  return Array.from(randomBytes(17), (byte) => alphabet.charAt(byte % alphabet.length)).join("");
}
