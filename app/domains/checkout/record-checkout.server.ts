import type { Db } from "#db/client.server";
import { changeOrder, findPlacedOrderId, takeOrder } from "~/domains/orders/change-order.server";
import { createOrder } from "~/domains/orders/create-order.server";
import type { OrderDraft } from "~/domains/orders/order-draft";
import { openPayment } from "~/domains/orders/record-payment.server";
import { nextStep, type PaymentAttempt } from "~/domains/payments/attempt";
import { beginAttempt, changeAttempt, takeAttempts } from "~/domains/payments/attempts.server";
import type { Provider } from "~/domains/payments/gateway";

export type CheckoutRecord = {
  readonly placementId: string | null;
  /** The order of an earlier try, proven to be this shopper's. */
  readonly orderId: string | null;
  readonly draft: OrderDraft;
  readonly pay: { readonly provider: Provider; readonly method: string; readonly methodLabel: string };
};

export type Recorded =
  | {
      readonly kind: "recorded";
      readonly orderId: string;
      readonly attemptId: string;
      readonly paymentId: string;
    }
  /** Paid, or accepted by the provider, by an earlier call: there is nothing to charge. */
  | { readonly kind: "placed"; readonly orderId: string }
  | { readonly kind: "in-review"; readonly orderId: string };

const maxTries = 5;

/**
 * Writes order, attempt and pending payment in one transaction, before the provider hears of them (payments.md,
 * rule 1). A retry changes the order it names (CHK-026); a double click finds the order of the first click.
 */
export async function recordCheckout(db: Db, record: CheckoutRecord, now: Date): Promise<Recorded> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const recorded = await db.transaction((tx) => recordOnce(tx, record, now));
    if (recorded) return recorded;
  }
  throw new Error("the payment attempts of an order kept changing");
}

/** Null when an attempt came up between taking the locks; then everything starts over. */
async function recordOnce(tx: Db, record: CheckoutRecord, now: Date): Promise<Recorded | null> {
  const earlier = record.orderId ?? (record.placementId && (await findPlacedOrderId(tx, record.placementId)));
  if (earlier) return retryOrder(tx, earlier, record, now);
  const { id, isNew } = await createOrder(tx, record, now);
  return isNew ? newAttempt(tx, id, record, now) : retryOrder(tx, id, record, now);
}

async function retryOrder(
  tx: Db,
  orderId: string,
  record: CheckoutRecord,
  now: Date,
): Promise<Recorded | null> {
  const locked = await takeAttempts(tx, orderId);
  const order = await takeOrder(tx, orderId);
  if (!order) throw new Error(`order ${orderId} was found and then not`);
  const attempts = await takeAttempts(tx, orderId);
  if (attempts.length !== locked.length) return null;

  const last = attempts.at(-1);
  const step =
    order.status === "ordered" ? "placed" : nextStep(attempts, { ...record.pay, amount: record.draft.total });
  if (step === "placed" || step === "in-review") return { kind: step, orderId };
  await changeOrder(tx, order, record.draft, now);
  return step === "reuse" && last
    ? reuseAttempt(tx, orderId, last, record, now)
    : newAttempt(tx, orderId, record, now);
}

async function newAttempt(
  tx: Db,
  orderId: string,
  { draft, pay }: CheckoutRecord,
  now: Date,
): Promise<Recorded> {
  const { total: amount, orderCurrencyCode: currency } = draft;
  const attemptId = await beginAttempt(tx, { orderId, ...pay, amount, currency }, now);
  const paymentId = await openPayment(tx, orderId, { attemptId, ...pay }, amount, now);
  return { kind: "recorded", orderId, attemptId, paymentId };
}

async function reuseAttempt(
  tx: Db,
  orderId: string,
  last: PaymentAttempt,
  { draft, pay }: CheckoutRecord,
  now: Date,
): Promise<Recorded> {
  const { method, methodLabel } = pay;
  await changeAttempt(tx, last.id, { amount: draft.total, method, methodLabel }, now);
  const paymentId = await openPayment(tx, orderId, { attemptId: last.id, ...pay }, draft.total, now);
  return { kind: "recorded", orderId, attemptId: last.id, paymentId };
}
