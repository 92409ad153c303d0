import { describe, expect, expectTypeOf, it } from "vitest";
import {
  attemptStatuses,
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
  quoteStatuses,
} from "~/kernel/statuses/statuses";

describe("the stored statuses", () => {
  it("lists exactly the known order, payment, quote and attempt statuses", () => {
    expect(orderStatuses.join(" ")).toBe(
      "pending pending_payment ordered canceled closed fraud paypal_canceled_reversal paypal_reversed complete completed holded payment_review pending_paypal partially_paid processing synced shipped",
    );
    expect(paymentStatuses.join(" ")).toBe("completed failed pending on_hold success");
    expect(quoteStatuses.join(" ")).toBe("draft ready_to_order ordered canceled");
    expect(attemptStatuses.join(" ")).toBe(
      "open capturing held paid declined needs_review refunded superseded canceled",
    );
  });

  // `npm run check` verifies this: if a union accepts other words, the file does not compile.
  it("rejects at compile time a word that is not a status", () => {
    expectTypeOf<string>().not.toExtend<OrderStatus>();
    expectTypeOf<string>().not.toExtend<PaymentStatus>();
    expectTypeOf<"paid">().not.toExtend<OrderStatus>();
    expectTypeOf<"paid">().not.toExtend<PaymentStatus>();
    expectTypeOf<"ordered">().toExtend<OrderStatus>();
    expectTypeOf<"on_hold">().toExtend<PaymentStatus>();
  });
});
