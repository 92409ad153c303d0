import { describe, expect, it } from "vitest";
import { createPayment } from "#tests/support/shop/sample-order";
import { computeBalanceDue, computeRecordableAmount } from "~/domains/orders/order";
import { getRefundState, summarizePayments } from "~/domains/orders/payments/order-money";
import { getOrderBadge } from "~/domains/orders/views/order-badge";
import { cents } from "~/kernel/money/money";
import type { OrderStatus } from "~/kernel/statuses/statuses";

/** Payments of these amounts in cents. A negative amount is a refund. */
const orderOf = (total: number, ...amounts: readonly number[]) => ({
  total: cents(total),
  payments: amounts.map((amount) => createPayment(amount, "completed")),
});

describe("the balance of an order with refunds", () => {
  it("omits the refunds of a paid order from its balance", () => {
    expect(computeBalanceDue(orderOf(100_000, 100_000, -10_000))).toBe(0);
    expect(computeBalanceDue(orderOf(100_000, 50_000, 50_000, -100_000))).toBe(0);
  });

  it("returns a balance of zero after a full refund of a deposit", () => {
    expect(computeBalanceDue(orderOf(100_000, 50_000, -50_000))).toBe(0);
  });

  it("includes the missing amount after a partial refund of a deposit", () => {
    expect(computeBalanceDue(orderOf(100_000, 50_000, -10_000))).toBe(60_000);
  });

  it("includes the rest in the balance after a refunded deposit was paid again", () => {
    expect(computeBalanceDue(orderOf(100_000, 50_000, -50_000, 50_000))).toBe(50_000);
  });

  it("returns a balance of zero after an overpayment was refunded", () => {
    expect(computeBalanceDue(orderOf(100_000, 100_000, 20_000))).toBe(-20_000);
    expect(computeBalanceDue(orderOf(100_000, 100_000, 20_000, -20_000))).toBe(0);
  });

  it("lets staff record another payment for a refunded one", () => {
    expect(computeRecordableAmount(orderOf(100_000, 100_000, -100_000))).toBe(100_000);
    expect(computeRecordableAmount(orderOf(100_000, 100_000))).toBe(0);
  });

  it("distinguishes full and partial refunds", () => {
    const states = [[1000], [1000, -400], [1000, -400, -600]] as const;
    expect(states.map((amounts) => getRefundState(summarizePayments(orderOf(1000, ...amounts))))).toEqual([
      "none",
      "partial",
      "full",
    ]);
  });
});

describe("the badge of an order for its customer", () => {
  const badgeOf = (status: OrderStatus, ...amounts: readonly number[]) =>
    getOrderBadge({ ...orderOf(1000, ...amounts), status }).label;

  it("shows a full refund in the badge of an order", () => {
    expect(badgeOf("ordered", 1000, -1000)).toBe("Refunded");
    expect(badgeOf("canceled", 1000, -1000)).toBe("Canceled, refunded");
  });

  it("shows the order's status in its badge after a partial refund", () => {
    expect(badgeOf("shipped", 1000, -100)).toBe("Shipped");
  });

  it("shows a payment under review once the provider accepted it", () => {
    const held = {
      ...createPayment(1000, "on_hold"),
      transactionResponse: { status: "authorizedPendingReview" },
    };
    const open = { ...createPayment(1000, "on_hold"), transactionResponse: {} };
    const order = { total: cents(1000), status: "pending_payment" } as const;
    expect(getOrderBadge({ ...order, payments: [held] }).label).toBe("Payment under review");
    expect(getOrderBadge({ ...order, payments: [open] }).label).toBe("Awaiting payment");
  });
});
