import type { z } from "zod";
import { newPaypalId, type PaypalAccount } from "./account.ts";
import { emitPaypalEvent } from "./emit-event.ts";
import type { paypalParams } from "./params.ts";
import { createUnknownResourceError, createUnprocessableError } from "./paypal-error.ts";
import type { CaptureRecord, CaptureVerdict, Funding, OrderRecord } from "./paypal-state.ts";
import { getApprovalUrl, renderCapture, renderOrder, renderRelatedIds } from "./render.ts";

/** Orders without approval expire after three hours (PayPal, "Orders": expiry). */
const orderLifetimeMs = 3 * 60 * 60 * 1000;

export function createOrder(
  account: PaypalAccount,
  input: z.infer<typeof paypalParams.creation>,
): OrderRecord {
  const [unit] = input.purchase_units;
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

export function getOrder({ state, clock }: PaypalAccount, id: string): OrderRecord {
  const order = state.orders[id];
  const isForgotten =
    order?.status === "CREATED" && clock.now().getTime() - Date.parse(order.createdAt) > orderLifetimeMs;
  if (!order || isForgotten) throw createUnknownResourceError();
  return order;
}

export function changeOrder(
  account: PaypalAccount,
  id: string,
  changes: z.infer<typeof paypalParams.patch>,
): void {
  const order = getOrder(account, id);
  if (order.status === "COMPLETED") throw createUnprocessableError("ORDER_ALREADY_COMPLETED");
  for (const { path, value } of changes) {
    if ("value" in value) {
      if (order.status !== "CREATED" && value.value !== order.amount.value)
        throw createUnprocessableError("AMOUNT_CHANGE_NOT_ALLOWED");
      order.amount = value;
    } else {
      if (typeof order.shipping !== "object" || order.shipping === null)
        throw createUnprocessableError("NOT_PATCHABLE");
      order.shipping = { ...order.shipping, [path.endsWith("/name") ? "name" : "address"]: value };
    }
  }
  markUpdated(account, order);
}

/** Approves the order with the buyer's payment choice. */
export function approveOrder(account: PaypalAccount, id: string, funding: Funding): void {
  const order = getOrder(account, id);
  if (order.status === "COMPLETED") throw createUnprocessableError("ORDER_ALREADY_CAPTURED");
  order.funding = funding;
  order.status = "APPROVED";
  markUpdated(account, order);
  announceOrder(account, order, "CHECKOUT.ORDER.APPROVED");
}

/** Captures an approved order: completed, pending, declined with 201, or refused for this instrument. */
export function captureOrder(account: PaypalAccount, id: string): OrderRecord {
  const order = getOrder(account, id);
  if (order.capture) throw createUnprocessableError("ORDER_ALREADY_CAPTURED");
  if (order.status !== "APPROVED" || order.funding === null)
    throw createUnprocessableError("ORDER_NOT_APPROVED");
  if (isInvoiceUsed(account, order)) throw createUnprocessableError("DUPLICATE_INVOICE_ID");
  if (order.funding === "declined-card") {
    const approvalLink = { href: getApprovalUrl(id, account.origin()), rel: "redirect", method: "GET" };
    throw createUnprocessableError("INSTRUMENT_DECLINED", [approvalLink]);
  }
  const now = account.clock.now().toISOString();
  const status = captureStatuses[order.funding];
  order.capture = {
    id: newPaypalId(),
    createdAt: now,
    updatedAt: now,
    amount: order.amount,
    status,
  };
  order.status = "COMPLETED";
  markUpdated(account, order);
  announceCapture(account, order, order.capture, status);
  return order;
}

const captureStatuses = {
  balance: "COMPLETED",
  "bank-later": "PENDING",
  "refused-after-all": "DECLINED",
} as const satisfies Readonly<Record<Exclude<Funding, "declined-card">, CaptureVerdict>>;

/** Ends a pending capture. */
export function settleCapture(account: PaypalAccount, id: string, outcome: "succeeded" | "failed"): void {
  const order = getOrder(account, id);
  if (order.capture?.status !== "PENDING") throw createUnprocessableError("ORDER_ALREADY_COMPLETED");
  const status = outcome === "succeeded" ? "COMPLETED" : "DECLINED";
  order.capture.status = status;
  order.capture.updatedAt = account.clock.now().toISOString();
  announceCapture(account, order, order.capture, status);
}

function isInvoiceUsed({ state }: PaypalAccount, { id, invoiceId }: OrderRecord): boolean {
  return Object.values(state.orders).some(
    (other) =>
      other.id !== id &&
      invoiceId !== null &&
      other.invoiceId === invoiceId &&
      other.capture !== null &&
      hasCapturedMoney(other.capture),
  );
}

/** Returns whether a capture took money, even if it was refunded later. */
export function hasCapturedMoney({ status }: Pick<CaptureRecord, "status">): boolean {
  return status !== "PENDING" && status !== "DECLINED";
}

function markUpdated({ clock }: PaypalAccount, order: OrderRecord): void {
  order.updatedAt = clock.now().toISOString();
}

function announceOrder(account: PaypalAccount, order: OrderRecord, type: string): void {
  emitPaypalEvent(account, order, type, "checkout-order", renderOrder(account, order));
}

const captureEvents = {
  COMPLETED: "PAYMENT.CAPTURE.COMPLETED",
  PENDING: "PAYMENT.CAPTURE.PENDING",
  DECLINED: "PAYMENT.CAPTURE.DENIED",
} as const satisfies Readonly<Record<CaptureVerdict, string>>;

function announceCapture(
  account: PaypalAccount,
  order: OrderRecord,
  capture: CaptureRecord,
  outcome: CaptureVerdict,
): void {
  emitPaypalEvent(account, order, captureEvents[outcome], "capture", {
    ...renderCapture(order, capture, account.origin()),
    supplementary_data: renderRelatedIds(order),
  });
}
