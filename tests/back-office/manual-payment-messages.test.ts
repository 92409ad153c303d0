import { describe, expect, it } from "vitest";
import { orderPaymentStatus, orderPaymentTexts } from "~/domains/back-office/record-order-payment.server";

describe("rejected manual payment of an order", () => {
  it.each([
    ["no-such-order", 404, "This order doesn't exist."],
    [
      "payment-under-way",
      409,
      "A payment for this order is still pending. Record this one after it's settled.",
    ],
    ["not-payable", 409, "This order was canceled and can't take payments."],
    ["above-balance", 422, "That's more than is due."],
    ["recorded-before", 409, "This payment was already recorded."],
  ] as const)("shows the message of a rejected payment: %s", (code, status, text) => {
    expect([orderPaymentStatus[code], orderPaymentTexts[code]]).toEqual([status, text]);
  });
});
