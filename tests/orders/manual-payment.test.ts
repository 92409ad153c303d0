import { describe, expect, it } from "vitest";
import { orderPaymentStatus, orderPaymentTexts } from "~/domains/back-office/record-order-payment.server";
import { manualMethodLabels, manualMethods } from "~/domains/orders/payments/manual-payment";
import {
  staffQuoteFailureStatus,
  staffQuoteFailureTexts,
} from "~/domains/quotes/back-office/staff-quote.failures";
import { manualPaymentFields } from "~/edge/desk/staff-fields";

describe("money that came by hand", () => {
  it("comes by check, wire or cash, and by nothing else", () => {
    expect(manualMethods.map((method) => manualMethodLabels[method])).toEqual([
      "Check",
      "Wire transfer",
      "Cash",
    ]);
    expect(manualPaymentFields.method.safeParse("wire").success).toBe(true);
    expect(manualPaymentFields.method.safeParse("card").success).toBe(false);
  });

  it("is refused in the same words and by the same status, for an order and for a quote", () => {
    for (const texts of [orderPaymentTexts, staffQuoteFailureTexts])
      expect(texts).toMatchObject({
        "above-balance": "That is more than is due.",
        "recorded-before": "This payment was recorded before.",
      });
    for (const statuses of [orderPaymentStatus, staffQuoteFailureStatus])
      expect(statuses).toMatchObject({ "above-balance": 422, "recorded-before": 409 });
  });
});
