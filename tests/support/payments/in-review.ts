import { vi } from "vitest";
import { readOrder } from "~/domains/orders/read-order.server";
import type { Gateway } from "~/domains/payments/gateway";
import { readReview } from "~/domains/settlement/review/read-reviews.server";
import { resolveReview } from "~/domains/settlement/review/resolve-review.server";
import type { ReviewWay } from "~/domains/settlement/review/review.schema";
import { settle } from "~/domains/settlement/settle.server";
import { ok } from "~/kernel/result";
import type { TestDatabase } from "../database/database";
import { begunPayment } from "./begun-payment";

type Standing = Parameters<Awaited<ReturnType<typeof begunPayment>>["shop"]["bank"]["put"]>[1];

/** A payment of an order of $23.57 that a person has to look at, because its provider says this of it. */
export async function inReview(database: TestDatabase, says: Standing) {
  const order = await begunPayment(database);
  const { shop, ref, attemptId, payable } = order;
  shop.bank.pay(ref);
  shop.bank.put(ref, says);
  await settle(shop, "stripe", ref);
  const calls = {
    refund: vi.fn<NonNullable<Gateway["refund"]>>(async () => ok("re_1")),
    decide: vi.fn<NonNullable<Gateway["decide"]>>(async () => ok(null)),
    cancel: vi.fn<Gateway["cancel"]>(async () => ok(null)),
  };
  const withCalls = (changes: Partial<Gateway<"stripe">> = {}) => order.withGateway({ ...calls, ...changes });
  return {
    ...order,
    calls,
    withCalls,
    resolve: (way: ReviewWay, changes: Partial<Gateway<"stripe">> = {}) =>
      resolveReview(withCalls(changes), attemptId, { way, note: "Called her." }, "Grace"),
    read: () => readReview(withCalls(), attemptId),
    orderNow: () => readOrder(database.db, payable.id),
  };
}

/** What a provider may say of it. */
export const tooLittle = { amount: 100 };
export const tooMuch = { amount: 3_000 };
export const held = { status: "processing", charge: "ch_held" };
