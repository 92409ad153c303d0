import { describe, expect, it } from "vitest";
import {
  isSuccessfulRefund,
  type PaypalOrder,
  toPaypalOrderResult,
} from "~/domains/payments/providers/paypal/paypal-order";

const usd = (value: string) => ({ currency_code: "USD", value });
const capture = (status: string, id = "CAP-1") => ({ id, status, amount: usd("12.50") });

function order(status: string, captures: PaypalOrder["purchase_units"][number]["payments"] = null) {
  return {
    id: "ORDER-1",
    status,
    purchase_units: [{ amount: usd("13.00"), custom_id: "attempt-1", payments: captures }],
  } satisfies PaypalOrder;
}
const captured = (...statuses: string[]) =>
  order("COMPLETED", { captures: statuses.map((status, at) => capture(status, `CAP-${at + 1}`)) });

describe("toPaypalOrderResult", () => {
  it("maps a capture with amount and payer", () => {
    const paid = {
      ...captured("COMPLETED"),
      payment_source: { paypal: { email_address: "ada@example.com" } },
    };
    expect(toPaypalOrderResult(paid, true)).toEqual({
      ...{ ref: "ORDER-1", attemptId: "attempt-1", status: "completed", state: "paid" },
      ...{ transactionId: "CAP-1", amount: 1250, currency: "USD", live: true, providerStatus: "COMPLETED" },
      ...{ needsCapture: false, message: null, failedTransactionId: null },
      additionalData: { payerEmail: "ada@example.com" },
      refunds: [],
    });
  });

  it.each([
    [order("CREATED"), "open", "pending", false],
    [order("PAYER_ACTION_REQUIRED"), "open", "pending", false],
    [order("APPROVED"), "open", "pending", true],
    [order("VOIDED"), "declined", "failed", false],
    [order("COMPLETED"), "paid", "completed", false],
    [captured("PENDING"), "held", "pending", false],
    [captured("DECLINED"), "declined", "failed", false],
    [captured("PARTIALLY_REFUNDED"), "paid", "completed", false],
    [captured("REFUNDED"), "paid", "completed", false],
  ])(
    "maps the PayPal order of row %# by its capture, else by the order",
    (request, state, status, needsCapture) => {
      expect(toPaypalOrderResult(request, false)).toMatchObject({ state, status, needsCapture, live: false });
    },
  );

  it("separates the refused capture from the paid one", () => {
    expect(toPaypalOrderResult(captured("DECLINED"), true)).toMatchObject({
      transactionId: null,
      failedTransactionId: "CAP-1",
      providerStatus: "DECLINED",
    });
    expect(toPaypalOrderResult(order("VOIDED"), true)).toMatchObject({
      transactionId: null,
      failedTransactionId: null,
      amount: 1300,
    });
    expect(toPaypalOrderResult(captured("PENDING"), true)).toMatchObject({
      transactionId: "CAP-1",
      failedTransactionId: null,
    });
  });

  it("prefers the paid capture, then a pending one, then the last refusal", () => {
    const toOrderResult = (...statuses: string[]) => toPaypalOrderResult(captured(...statuses), true);
    expect(toOrderResult("DECLINED", "PENDING", "COMPLETED").transactionId).toBe("CAP-3");
    expect(toOrderResult("DECLINED", "PENDING", "DECLINED").transactionId).toBe("CAP-2");
    expect(toOrderResult("DECLINED", "FAILED").failedTransactionId).toBe("CAP-2");
  });

  it("includes the payer when PayPal names one", () => {
    expect(toPaypalOrderResult({ ...order("COMPLETED"), payment_source: {} }, true).additionalData).toEqual(
      {},
    );
  });

  it("uses a zero amount when none can be parsed", () => {
    const garbled = { ...order("COMPLETED"), purchase_units: [{ amount: usd("1.234"), custom_id: null }] };
    expect(toPaypalOrderResult(garbled, true)).toMatchObject({
      amount: 0,
      attemptId: null,
      additionalData: {},
    });
  });

  it("lists only successful refunds", () => {
    const refunds = ["COMPLETED", "PENDING", "FAILED", "CANCELLED"].map((status, at) => ({
      ...{ id: `R-${at + 1}`, status },
      amount: usd("2.00"),
    }));
    expect(refunds.map(isSuccessfulRefund)).toEqual([true, true, false, false]);
    const given = order("COMPLETED", { captures: [capture("PARTIALLY_REFUNDED")], refunds });
    expect(toPaypalOrderResult(given, true).refunds).toEqual([
      { id: "R-1", amount: 200 },
      { id: "R-2", amount: 200 },
    ]);
    const unread = order("COMPLETED", { refunds: [{ id: "R-1", status: "COMPLETED" }] });
    expect(toPaypalOrderResult(unread, true).refunds).toEqual([{ id: "R-1", amount: 0 }]);
  });
});
