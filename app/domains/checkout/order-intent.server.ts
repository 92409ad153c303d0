import type { CheckoutFailure } from "~/domains/checkout/checkout.failures";
import type { StartedPayment } from "~/domains/checkout/checkout.schema";
import { type SettleServices, settle } from "~/domains/checkout/settle.server";
import { startPayment } from "~/domains/checkout/start-payment.server";
import type { Order } from "~/domains/orders/order";
import { readOrder } from "~/domains/orders/read-order.server";
import { openPayment, openPaymentId } from "~/domains/orders/record-payment.server";
import { nextStep, type PaymentAttempt } from "~/domains/payments/attempt";
import { beginAttempt, findAttemptByRef, takeAttempts } from "~/domains/payments/attempts.server";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { type Cents, dollarsOf } from "~/kernel/money";
import { err, ok, type Result } from "~/kernel/result";

/** What a browser may say about the intent of its own order; the amount is compared, never charged. */
export type IntentWish = {
  readonly amount?: Cents;
  readonly paymentMethodId?: string;
  readonly availableMethods?: readonly string[];
};

export type IntentFailure =
  | CheckoutFailure
  | { readonly code: "amount-changed"; readonly amount: Cents }
  | { readonly code: "already-paid" };

/** Where an intent stands, in the endpoint's words: dollars (ruling C23). */
export type IntentState = { readonly id: string; readonly status: string; readonly amount: number };

/**
 * The card intent of an order this browser placed (API-004, API-005): the attempt that is open, or a new one
 * after a decline. Posted amounts only have to agree with the order's total.
 */
export async function beginIntent(
  services: SettleServices,
  orderId: string,
  wish: IntentWish,
): Promise<Result<StartedPayment, IntentFailure>> {
  const order = await readOrder(services.db, orderId);
  if (wish.amount !== undefined && wish.amount !== order.total) {
    return err({ code: "amount-changed", amount: order.total });
  }
  const attempt = await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const attempts = await takeAttempts(tx, orderId);
    const last = attempts.at(-1);
    if (!last) return err({ code: "payment-method-unavailable" } as const);
    const step = nextStep(attempts, { provider: last.provider, method: last.method, amount: order.total });
    if (step === "placed") return err({ code: "already-paid" } as const);
    if (step === "in-review") return err({ code: "payment-in-review" } as const);
    if (step === "reuse") {
      return ok({ attemptId: last.id, paymentId: await openPaymentId(tx, last.id) });
    }
    return ok(await repeatAttempt(tx, order, last, now));
  });
  if (!attempt.ok) return attempt;
  const { paymentMethodId, availableMethods } = wish;
  return startPayment(services, order, { ...attempt.value, paymentMethodId, availableMethods });
}

async function repeatAttempt(tx: SettleServices["db"], order: Order, last: PaymentAttempt, now: Date) {
  const { provider, method, methodLabel } = last;
  const { id: orderId, total: amount, orderCurrencyCode: currency } = order;
  const wish = { orderId, provider, method, methodLabel, amount, currency };
  const attemptId = await beginAttempt(tx, wish, now);
  const source = { attemptId, provider, method, methodLabel };
  return { attemptId, paymentId: await openPayment(tx, order.id, source, order.total, now) };
}

/** Brings an existing intent up to its order (API-006); an intent of another order is not found. */
export async function changeIntent(
  services: SettleServices,
  orderId: string,
  paymentIntentId: string,
  wish: IntentWish,
): Promise<Result<StartedPayment, IntentFailure>> {
  const own = await ownsIntent(services, orderId, paymentIntentId);
  return own ? beginIntent(services, orderId, wish) : err({ code: "order-not-found" });
}

/** Settles an intent of this browser's order, capturing it where that is due (API-007, API-008). */
export async function settleIntent(
  services: SettleServices,
  orderId: string,
  paymentIntentId: string,
): Promise<Result<IntentState, IntentFailure>> {
  if (!(await ownsIntent(services, orderId, paymentIntentId))) return err({ code: "order-not-found" });
  const settled = await settle(services, "stripe", paymentIntentId);
  if (!settled.ok) return err({ code: "provider-failed", message: paymentMessages.providerSilent });
  const order = await readOrder(services.db, orderId);
  return ok({ id: paymentIntentId, status: settled.value.providerStatus, amount: dollarsOf(order.total) });
}

async function ownsIntent(
  { db }: SettleServices,
  orderId: string,
  paymentIntentId: string,
): Promise<boolean> {
  const attempt = await findAttemptByRef(db, "stripe", paymentIntentId);
  return attempt?.orderId === orderId;
}
