import { describe, expect, it } from "vitest";
import {
  getInstallmentFailureMessage,
  installmentFailureStatus,
} from "~/domains/installments/installment.failures";
import { installmentMessages, messageDurationMs } from "~/domains/installments/installment.messages";
import { toInstallmentRefusal } from "~/domains/installments/installment-reply.server";
import { cents } from "~/kernel/money/money";

describe("the messages of the split-payment page", () => {
  it("uses the split-payment texts of the specification", () => {
    const { reserved, ...fixed } = installmentMessages;
    expect(reserved("$12.00", { canTakeOver: false })).toBe(
      "Someone is paying for this order right now. Until that payment is decided, you can pay $12.00. Please try again in a few minutes.",
    );
    expect(fixed).toEqual({
      orderNotExist: "Order not found.",
      notEnabled: "Split payment is not enabled for this order.",
      alreadyPaid: "This order has already been fully paid.",
      refunded: "This order was refunded. There is nothing left to pay.",
      canceled: "This order was canceled. There is nothing left to pay.",
      fetchFailed: "Failed to fetch order. Please try again later.",
      orderIdRequired: "Order ID is required",
      emailRequired: "Email is required",
      successful: "Payment successful!",
      failed: "Payment failed",
    });
  });

  it("clears the messages of the split-payment page after 5 seconds [SPLT-017]", () => {
    expect(messageDurationMs).toBe(5_000);
  });

  it.each([
    [{ code: "no-such-order" }, 404, "Order not found."],
    [{ code: "no-split-payment" }, 400, "Split payment is not enabled for this order."],
    [{ code: "order-paid" }, 400, "This order has already been fully paid."],
    [{ code: "order-canceled" }, 400, "This order was canceled. There is nothing left to pay."],
    [{ code: "order-refunded" }, 400, "This order was refunded. There is nothing left to pay."],
    [{ code: "form-invalid", errors: {} }, 422, "Form validation failed. Please check your information."],
    [
      { code: "reserved", free: cents(1_200), canTakeOver: false },
      409,
      "Someone is paying for this order right now. Until that payment is decided, you can pay $12.00. Please try again in a few minutes.",
    ],
    [{ code: "not-paid", message: "Your card was declined." }, 402, "Your card was declined."],
    [{ code: "provider-failed", message: "The bank is silent." }, 502, "The bank is silent."],
  ] as const)("gives each refused installment a code, a status and a text: %o", (failure, status, text) => {
    expect([installmentFailureStatus[failure.code], getInstallmentFailureMessage(failure)]).toEqual([
      status,
      text,
    ]);
  });

  it.each([
    ["no-such-order", 404, "orderNotExist", "Order not found."],
    ["no-split-payment", 400, "splitPaymentNotEnabled", "Split payment is not enabled for this order."],
    ["order-paid", 400, "orderAlreadyPaid", "This order has already been fully paid."],
  ] as const)(
    "replies to the refused order %s with status %i, type %s and its text [SPLT-006]",
    (code, status, errorType, message) => {
      expect(toInstallmentRefusal({ code })).toEqual({
        status,
        body: { success: false, message, errorType },
      });
    },
  );
});
