import { describe, expect, it } from "vitest";
import { orderPaymentStatus, orderPaymentTexts } from "~/domains/back-office/record-order-payment.server";

describe("rejected manual payment of an order", () => {
  it.each([
    ["no-such-order", 404, "There is no such order."],
    [
      "payment-under-way",
      409,
      "A payment for this order is being decided. Record this one when that is over.",
    ],
    ["not-payable", 409, "This order was canceled; it takes no payment."],
    ["above-balance", 422, "That is more than is due."],
    ["recorded-before", 409, "This payment was recorded before."],
  ] as const)("shows the message: %s", (code, status, text) => {
    expect([orderPaymentStatus[code], orderPaymentTexts[code]]).toEqual([status, text]);
  });
});
