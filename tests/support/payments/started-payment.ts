import { eq } from "drizzle-orm";
import { vi } from "vitest";
import { paymentAttempts } from "#db/schema/payments";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import { readOrder } from "~/domains/orders/read-order.server";
import type { PaymentGateway, ProviderFailure, ProviderResult } from "~/domains/payments/payment-gateway";
import { findAttempt } from "~/domains/settlement/attempts/attempt.store.server";
import { settle } from "~/domains/settlement/settle.server";
import type { SettleServices, SettleTrigger } from "~/domains/settlement/settlement";
import { err, ok } from "~/kernel/result";
import type { AttemptStatus } from "~/kernel/statuses/statuses";
import { paidCheckoutInput } from "../browser/checkout";
import type { TestDatabase } from "../database/database";
import { shopServices } from "../shop/shop-services";
import { getPaymentIntentId } from "./payment-intent-id";

/** Starts an order of $23.57 with a payment started at an in-memory provider, and a log with spies. */
export async function startOrderPayment(database: TestDatabase, placementId?: string) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const shop = { ...shopServices(database), log };
  const placed = await placeOrder(shop, paidCheckoutInput(placementId ? { placementId } : {}));
  if (!placed.ok) throw new Error(placed.failure.code);
  const { order, payment } = placed.value;
  const ref = getPaymentIntentId(payment);
  const { db } = database;
  const isIts = eq(paymentAttempts.providerRef, ref);
  const [row] = await db.select({ id: paymentAttempts.id }).from(paymentAttempts).where(isIts);
  const attemptId = row?.id ?? "";
  const attempt = async () => {
    const found = await findAttempt(db, attemptId);
    if (!found) throw new Error("there is no such attempt");
    return found;
  };
  const write = (values: Partial<typeof paymentAttempts.$inferInsert>) =>
    db.update(paymentAttempts).set(values).where(eq(paymentAttempts.id, attemptId));
  return {
    shop,
    log,
    ref,
    attemptId,
    payable: { kind: "order", id: order.id } as const,
    attempt,
    /** Updates the attempt's row directly. */
    write,
    mark: async (status: AttemptStatus) => {
      await write({ status });
      return attempt();
    },
    /** The shop with some provider calls replaced. */
    withGateway: (changes: Partial<PaymentGateway<"stripe">>) => ({
      ...shop,
      gateways: { stripe: { ...shop.bank.gateway, ...changes } },
    }),
    comments: async () => (await readOrder(db, order.id)).statusHistory.map(({ comment }) => comment),
    paymentStatuses: async () => (await readOrder(db, order.id)).payments.map(({ status }) => status),
  };
}

/** Creates a payment of $23.57 and its provider result, which is paid unless a test changes it. */
export async function createReportedPayment(database: TestDatabase, changes: Partial<ProviderResult> = {}) {
  const order = await startOrderPayment(database);
  const { shop, ref } = order;
  shop.bank.pay(ref);
  const result = await shop.bank.gateway.fetchResult(ref);
  if (!result.ok) throw new Error(result.failure.code);
  const fetchResult = async () => ok({ ...result.value, ...changes });
  return {
    ...order,
    /** The unchanged provider result, which is paid. */
    result: result.value,
    settled: (more: Partial<PaymentGateway<"stripe">> = {}, trigger: SettleTrigger = "shopper") =>
      settle(order.withGateway({ fetchResult, ...more }), "stripe", ref, { trigger }),
  };
}

/** Services whose order has disappeared when they lock it. */
export function withMissingOrder<S extends SettleServices>(services: S): S {
  const order = { ...services.payables.order, lock: async () => null };
  return { ...services, payables: { ...services.payables, order } };
}

/** Creates a provider call that fails with this code. */
export function failWith(code: ProviderFailure["code"]) {
  return async () => err({ code, message: `it says ${code}` });
}

/** The result that a shopper gets when the provider times out. */
export const providerTimeoutResult = {
  ok: false,
  failure: {
    code: "provider-failed",
    message: "The payment provider didn't respond. Please try again.",
  },
};
