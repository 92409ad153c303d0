import { describe, expect, it } from "vitest";
import { sampleOrder } from "#tests/support/shop/sample-order";
import type { CheckoutFailure } from "~/domains/checkout/checkout.failures";
import {
  toBadRequestReply,
  toInvalidReply,
  toNoAnswerReply,
  toNotFoundReply,
  toOrderRefusal,
  toPlacedOrderReply,
  toTooManyFreeOrdersReply,
  toUpdatedOrderReply,
} from "~/domains/checkout/place-order/order-reply.server";
import { cents } from "~/kernel/money/money";

const payment = {
  provider: "stripe",
  attemptId: "att-1",
  paymentIntentId: "pi_1",
  clientSecret: "pi_1_secret",
  status: "requires_payment_method",
  amount: 23.57,
  currency: "USD",
  publishableKey: "pk_test_fake",
} as const;

describe("the reply to a placed order", () => {
  it("replies to a placed order with the order and the started payment, without sendEmail [API-019]", () => {
    const { status, body } = toPlacedOrderReply({ order: sampleOrder, payment });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, message: "Order created successfully.", payment });
    expect(body.order).toMatchObject({ orderIncrementId: "000000007", total: 23.57 });
    expect([body.sendEmail, body.adminEmail]).toEqual([undefined, []]);
  });

  it("replies with sendEmail true when nothing is to be paid", () => {
    const { body } = toPlacedOrderReply({ order: sampleOrder, payment: null });
    expect([body.sendEmail, body.payment]).toEqual([true, undefined]);
  });

  it("replies to an update with the order, a message and whether the flow continues [API-021]", () => {
    const declined = { order: sampleOrder, sendEmail: false, message: "Your card was declined." };
    const { status, body } = toUpdatedOrderReply(declined);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      message: "Your card was declined.",
      sendEmail: false,
      adminEmail: [],
    });
    expect(body.order?.id).toBe("o-1");
  });
});

describe("the reply to a refused order", () => {
  const totals = {
    subtotal: cents(1250),
    shipping: { label: "Standard Shipping", rate: cents(995) },
    tax: { percent: 5, total: cents(112) },
    total: cents(2357),
  };

  it.each([
    [
      { code: "empty-cart" },
      422,
      "Looks like you have not added anything to your cart. Go ahead & add items to your cart.",
    ],
    [
      { code: "items-unavailable", skus: ["SMPL-TRNV"] },
      409,
      "Some samples in your cart are no longer available, so we removed them. Please check your cart and submit again.",
    ],
    [
      { code: "no-shipping-method" },
      422,
      "Sorry, no shipping methods are available for the selected shipping address.",
    ],
    [
      { code: "prices-changed", totals },
      409,
      "Prices have changed. The new total is $23.57. Please check it and submit again.",
    ],
    [
      { code: "order-complete", order: sampleOrder },
      410,
      "Your order 000000007 is already complete. To place another order for what's in your cart now, please click the button again.",
    ],
    [{ code: "payment-method-unavailable" }, 422, "Payment method not available"],
    [
      { code: "payment-in-review" },
      409,
      "A payment for this order is being reviewed. Please contact us before paying again.",
    ],
    [
      { code: "payment-superseded" },
      409,
      "This order was changed in another window. Please click the button again.",
    ],
    [{ code: "order-not-found" }, 404, "Order not found."],
    [{ code: "provider-failed", message: "Silence." }, 502, "Silence."],
    [{ code: "payment-refused", message: "No such currency." }, 422, "No such currency."],
  ] satisfies [CheckoutFailure, number, string][])(
    "returns for the refusal %o the status %d",
    (failure, status, message) => {
      const reply = toOrderRefusal(failure);
      expect([reply.status, reply.body.success, reply.body.message]).toEqual([status, false, message]);
    },
  );

  it("replies with the new totals in dollars only when prices changed [CHK-007]", () => {
    expect(toOrderRefusal({ code: "prices-changed", totals }).body.totals).toEqual({
      subtotal: 12.5,
      shipping: 9.95,
      shippingMethod: "Standard Shipping",
      taxPercent: 5,
      tax: 1.12,
      total: 23.57,
    });
    expect(toOrderRefusal({ code: "empty-cart" }).body.totals).toBeUndefined();
  });

  it("names the SKUs that cannot be ordered", () => {
    expect(toOrderRefusal({ code: "items-unavailable", skus: ["SMPL-TRNV"] }).body.unavailable).toEqual([
      "SMPL-TRNV",
    ]);
    expect(toOrderRefusal({ code: "empty-cart" }).body.unavailable).toBeUndefined();
  });

  it("replies with the recorded order when the provider failed [CHK-026]", () => {
    const order = sampleOrder;
    const orderOf = (failure: CheckoutFailure) => toOrderRefusal(failure).body.order?.id;
    expect(orderOf({ code: "provider-failed", message: "Silence.", order })).toBe("o-1");
    expect(orderOf({ code: "payment-refused", message: "No.", order })).toBe("o-1");
    expect(orderOf({ code: "provider-failed", message: "Silence." })).toBeUndefined();
    expect(orderOf({ code: "order-complete", order })).toBeUndefined();
  });
});

describe("other replies of the order endpoint", () => {
  it("lists validation errors by field [CHK-024]", () => {
    expect(toInvalidReply({ bill_zip: ["Only numbers are allowed"] }, "Form validation failed.")).toEqual({
      status: 422,
      body: {
        success: false,
        message: "Form validation failed.",
        errors: { bill_zip: ["Only numbers are allowed"] },
      },
    });
  });

  it.each([
    [toNotFoundReply(), 404, "Order not found."],
    [toBadRequestReply(), 400, "We couldn't understand that request."],
    [toNoAnswerReply("Silence."), 502, "Silence."],
    [toTooManyFreeOrdersReply(), 429, "Too many free orders for this address. Please try again tomorrow."],
  ])("returns status and message of a refused order request: %o", (reply, status, message) => {
    expect(reply).toEqual({ status, body: { success: false, message } });
  });
});
