import { describe, expect, it } from "vitest";
import { orderPaymentStatus, orderPaymentTexts } from "~/domains/back-office/record-order-payment.server";
import { manualMethodLabels, manualMethods } from "~/domains/orders/payments/manual-payment";
import {
  staffQuoteFailureStatus,
  staffQuoteFailureTexts,
} from "~/domains/quotes/back-office/staff-quote.failures";
import { manualPaymentFields } from "~/edge/back-office/staff-fields";

describe("a manual payment", () => {
  it("accepts check, wire and cash only", () => {
    expect(manualMethods.map((method) => manualMethodLabels[method])).toEqual([
      "Check",
      "Wire transfer",
      "Cash",
    ]);
    expect(manualPaymentFields.method.safeParse("wire").success).toBe(true);
    expect(manualPaymentFields.method.safeParse("card").success).toBe(false);
  });

  it("refuses the same input for orders and quotes", () => {
    for (const texts of [orderPaymentTexts, staffQuoteFailureTexts])
      expect(texts).toMatchObject({
        "above-balance": "That's more than is due.",
        "recorded-before": "This payment was already recorded.",
      });
    for (const statuses of [orderPaymentStatus, staffQuoteFailureStatus])
      expect(statuses).toMatchObject({ "above-balance": 422, "recorded-before": 409 });
  });
});
