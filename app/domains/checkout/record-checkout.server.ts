import { createHash } from "node:crypto";
import type { Db } from "#db/client.server";
import { changeOrder, findPlacedOrderId, takeOrder } from "~/domains/orders/change-order.server";
import { completeFreely, createOrder } from "~/domains/orders/create-order.server";
import type { OrderDraft } from "~/domains/orders/order-draft";
import { readOrder } from "~/domains/orders/read-order.server";
import type { LockedPayable } from "~/domains/settlement/payable";
import {
  abandonAttempts,
  isNewestAttempt,
  type PaymentToRecord,
  type RecordedPayment,
  recordAttempt,
} from "~/domains/settlement/record-attempt.server";
import type { SettleServices } from "~/domains/settlement/settlement";
import { sameCart } from "./same-cart";

export type CheckoutRecord = {
  readonly placementId: string | null;
  /** The order of an earlier try, proven to be this shopper's. */
  readonly orderId: string | null;
  /** The payment of that order the shopper's page knows of; null when it does not say. */
  readonly attemptId: string | null;
  readonly draft: OrderDraft;
  /** Null: there is nothing to pay. */
  readonly pay: PaymentToRecord["paymentMethod"] | null;
};

/** 'free': complete, because it costs nothing. */
export type Recorded = { readonly orderId: string } & (RecordedPayment | { readonly kind: "free" });

/**
 * Writes order, attempt and pending payment in one transaction, before the provider hears of them (docs/payments.md,
 * rule 5). A retry changes the order it names (CHK-026); a double click finds the order of the first click; one
 * placement is one cart: another cart under it gets an order of its own.
 */
export async function recordCheckout(
  { db, payables, clock }: Pick<SettleServices, "db" | "payables" | "clock">,
  record: CheckoutRecord,
): Promise<Recorded> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const { id: orderId, isNew } = await orderFor(tx, record, now);
    const lockedPayable = await payables.order.lock(tx, orderId);
    const order = await takeOrder(tx, orderId);
    if (!lockedPayable || !order) throw new Error(`order ${orderId} was found and then not`);
    if (order.status === "ordered") return { kind: "placed", orderId };
    const recorded = await recordPayment(tx, lockedPayable, record, now);
    const isOpen = recorded.kind === "recorded" || recorded.kind === "free";
    if (isOpen && !isNew) await changeOrder(tx, order, record.draft, now);
    if (recorded.kind === "free") await completeFreely(tx, orderId, now);
    return { ...recorded, orderId };
  });
}

async function recordPayment(
  tx: Db,
  lockedPayable: LockedPayable,
  { draft, pay }: CheckoutRecord,
  now: Date,
): Promise<RecordedPayment | { readonly kind: "free" }> {
  const payable = { kind: "order", id: lockedPayable.id } as const;
  if (pay) {
    const { total: amount, orderCurrencyCode: currency } = draft;
    return recordAttempt(tx, lockedPayable, { payable, paymentMethod: pay, amount, currency }, now);
  }
  return (await abandonAttempts(tx, lockedPayable, payable, now)) ?? { kind: "free" };
}

type Found = { readonly id: string; readonly isNew: boolean };

async function orderFor(tx: Db, record: CheckoutRecord, now: Date): Promise<Found> {
  const { orderId, placementId, draft } = record;
  const found = orderId ? { id: orderId, isNew: false } : await placed(tx, placementId, draft, now);
  if (found.isNew || !(await isOfAnotherCart(tx, found.id, record))) return found;
  return placed(tx, `${placementId ?? found.id}:${digestOf(draft)}`, draft, now);
}

async function placed(tx: Db, placementId: string | null, draft: OrderDraft, now: Date): Promise<Found> {
  const earlier = placementId && (await findPlacedOrderId(tx, placementId));
  return earlier ? { id: earlier, isNew: false } : createOrder(tx, { placementId, draft }, now);
}

/**
 * Whether an unpaid order belongs to another cart than this one. The page that placed it may change it; a copy of
 * that page may not, once the other went on: it names a payment that is not the order's newest any more, or none.
 */
async function isOfAnotherCart(
  tx: Db,
  orderId: string,
  { orderId: named, attemptId, draft }: CheckoutRecord,
): Promise<boolean> {
  const locked = await takeOrder(tx, orderId);
  if (locked?.status === "ordered") return false;
  const order = await readOrder(tx, orderId);
  if (sameCart(order.items, draft.items)) return false;
  if (!named) return true;
  return attemptId !== null && !(await isNewestAttempt(tx, { kind: "order", id: orderId }, attemptId));
}

/** The same cart under the same placement finds its own order again. */
function digestOf({ items }: OrderDraft): string {
  const skus = items.map(({ sku }) => sku).sort();
  return createHash("sha256").update(JSON.stringify(skus)).digest("hex").slice(0, 16);
}
