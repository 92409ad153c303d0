import { createHash } from "node:crypto";
import type { Db } from "#db/client.server";
import { findOrderIdByPlacement, lockOrder, updateUnpaidOrder } from "~/domains/orders/change-order.server";
import { completeFreeOrder, createOrder } from "~/domains/orders/create-order.server";
import type { OrderDraft } from "~/domains/orders/order-draft";
import { readOrder } from "~/domains/orders/read-order.server";
import {
  abandonAttempts,
  isNewestAttempt,
  type PaymentToRecord,
  type RecordedPayment,
  recordPaymentAttempt,
} from "~/domains/settlement/attempts/record-attempt.server";
import type { LockedPayable } from "~/domains/settlement/payable";
import type { SettleServices } from "~/domains/settlement/settlement";
import type { OrderRetry } from "./place-order.schema";
import { isSameCart } from "./same-cart";

export type CheckoutToRecord = {
  /** Its order is proven to belong to this shopper. */
  readonly retry: OrderRetry;
  readonly draft: OrderDraft;
  /** Null when nothing is to be paid. */
  readonly providerMethod: PaymentToRecord["providerMethod"] | null;
};

/** 'free': completed because it costs nothing. */
export type RecordedCheckout = { readonly orderId: string } & (RecordedPayment | { readonly kind: "free" });

/**
 * Writes order, attempt and pending payment in one transaction before the provider is called
 * (docs/payments.md, rule 5). A retry changes its order (CHK-026); a double click finds the first order.
 * Another cart with the same placement id gets another order.
 */
export async function recordCheckout(
  { db, payables, clock }: Pick<SettleServices, "db" | "payables" | "clock">,
  checkout: CheckoutToRecord,
): Promise<RecordedCheckout> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const { id: orderId, isNew } = await findOrCreateOrder(tx, checkout, now);
    const lockedPayable = await payables.order.lock(tx, orderId);
    const order = await lockOrder(tx, orderId);
    if (!lockedPayable || !order) throw new Error(`order ${orderId} was found and then not`);
    if (order.status === "ordered") return { kind: "placed", orderId };
    const recorded = await recordCheckoutPayment(tx, lockedPayable, checkout, now);
    const isOpen = recorded.kind === "recorded" || recorded.kind === "free";
    if (isOpen && !isNew) await updateUnpaidOrder(tx, order, checkout.draft, now);
    if (recorded.kind === "free") await completeFreeOrder(tx, orderId, now);
    return { ...recorded, orderId };
  });
}

async function recordCheckoutPayment(
  tx: Db,
  lockedPayable: LockedPayable,
  { draft, providerMethod }: CheckoutToRecord,
  now: Date,
): Promise<RecordedPayment | { readonly kind: "free" }> {
  const payable = { kind: "order", id: lockedPayable.id } as const;
  if (providerMethod) {
    const { total: amount, orderCurrencyCode: currency } = draft;
    return recordPaymentAttempt(tx, lockedPayable, { payable, providerMethod, amount, currency }, now);
  }
  return (await abandonAttempts(tx, lockedPayable, payable, now)) ?? { kind: "free" };
}

type FoundOrder = { readonly id: string; readonly isNew: boolean };

async function findOrCreateOrder(tx: Db, checkout: CheckoutToRecord, now: Date): Promise<FoundOrder> {
  const { draft, retry } = checkout;
  const { orderId, placementId } = retry;
  const existingOrder = orderId
    ? { id: orderId, isNew: false }
    : await findOrCreateByPlacement(tx, placementId, draft, now);
  if (existingOrder.isNew || !(await belongsToOtherCart(tx, existingOrder.id, checkout)))
    return existingOrder;
  return findOrCreateByPlacement(tx, `${placementId ?? existingOrder.id}:${hashCart(draft)}`, draft, now);
}

async function findOrCreateByPlacement(
  tx: Db,
  placementId: string | null,
  draft: OrderDraft,
  now: Date,
): Promise<FoundOrder> {
  const earlier = placementId && (await findOrderIdByPlacement(tx, placementId));
  return earlier ? { id: earlier, isNew: false } : createOrder(tx, { placementId, draft }, now);
}

/**
 * Returns true when an unpaid order has another cart. Only the page with the newest payment may change it; an
 * outdated copy of the page creates another order.
 */
async function belongsToOtherCart(
  tx: Db,
  orderId: string,
  { retry, draft }: CheckoutToRecord,
): Promise<boolean> {
  const locked = await lockOrder(tx, orderId);
  if (locked?.status === "ordered") return false;
  const order = await readOrder(tx, orderId);
  if (isSameCart(order.items, draft.items)) return false;
  if (!retry.orderId) return true;
  const { attemptId } = retry;
  return attemptId !== null && !(await isNewestAttempt(tx, { kind: "order", id: orderId }, attemptId));
}

/** Makes a repeated cart find its own order. */
function hashCart({ items }: OrderDraft): string {
  const skus = items.map(({ sku }) => sku).sort();
  return createHash("sha256").update(JSON.stringify(skus)).digest("hex").slice(0, 16);
}
