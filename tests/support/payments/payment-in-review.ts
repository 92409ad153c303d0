import { vi } from "vitest";
import { readOrder } from "~/domains/orders/read-order.server";
import type { PaymentGateway } from "~/domains/payments/payment-gateway";
import { readPaymentReview } from "~/domains/settlement/review/read-reviews.server";
import { resolveReview } from "~/domains/settlement/review/resolve-review.server";
import type { ReviewResolution } from "~/domains/settlement/review/review.schema";
import { settle } from "~/domains/settlement/settle.server";
import { ok } from "~/kernel/result";
import type { TestDatabase } from "../database/database";
import { startOrderPayment } from "./started-payment";

type PaymentState = Parameters<
  Awaited<ReturnType<typeof startOrderPayment>>["shop"]["bank"]["updateIntent"]
>[1];

/** Creates a payment of $23.57 that needs review, because its provider reports `says`. */
export async function createPaymentInReview(database: TestDatabase, says: PaymentState) {
  const order = await startOrderPayment(database);
  const { shop, ref, attemptId, payable } = order;
  shop.bank.pay(ref);
  shop.bank.updateIntent(ref, says);
  await settle(shop, "stripe", ref);
  const calls = {
    refund: vi.fn<NonNullable<PaymentGateway["refund"]>>(async () => ok("re_1")),
    decideHeldCharge: vi.fn<NonNullable<PaymentGateway["decideHeldCharge"]>>(async () => ok(null)),
    cancel: vi.fn<PaymentGateway["cancel"]>(async () => ok(null)),
  };
  const withCalls = (changes: Partial<PaymentGateway<"stripe">> = {}) =>
    order.withGateway({ ...calls, ...changes });
  return {
    ...order,
    calls,
    withCalls,
    resolve: (way: ReviewResolution, changes: Partial<PaymentGateway<"stripe">> = {}) =>
      resolveReview(withCalls(changes), attemptId, { way, note: "Called her." }, "Grace"),
    read: () => readPaymentReview(withCalls(), attemptId),
    orderNow: () => readOrder(database.db, payable.id),
  };
}

/** States that a provider may report. */
export const amountTooLow = { amount: 100 };
export const amountTooHigh = { amount: 3_000 };
export const heldByProvider = { status: "processing", charge: "ch_held" };
