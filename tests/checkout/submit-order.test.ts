import { describe, expect, it } from "vitest";
import type { OrderReply } from "~/domains/checkout/place-order/order-reply.schema";
import type { CheckoutRetry } from "~/domains/checkout/submit/checkout-retry";
import type { OrderResponse } from "~/domains/checkout/submit/order-api";
import { type SubmitSteps, submitOrder } from "~/domains/checkout/submit/submit-order";
import { orderSchema } from "~/domains/orders/order.schema";
import { ok } from "~/kernel/result";

const order = orderSchema.parse({
  id: "order-1",
  orderIncrementId: "000000042",
  poNumber: null,
  total: 24.3,
  status: "pending",
  paymentStatus: "pending",
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  addresses: [],
  shippingMethod: "standard",
  shippingLabel: "Standard shipping",
  items: [],
  subtotal: 12.5,
  shippingAmount: 9.95,
  taxPercent: 8.25,
  taxAmount: 1.85,
  discountAmount: 0,
  balanceDue: 24.3,
  createdAt: "2026-11-21T12:00:00.000Z",
  additionalNotes: null,
  emailSent: false,
  splitPaymentEnabled: false,
  minimumSplitAmount: 0,
  payments: [],
  statusHistory: [],
  shipments: [],
});
const payment = {
  provider: "stripe",
  attemptId: "att-1",
  amount: 24.3,
  currency: "usd",
  status: "requires_payment_method",
  clientSecret: "pi_1_secret",
  paymentIntentId: "pi_1",
  publishableKey: "pk_test_1",
} as const;
const placed: OrderResponse = {
  status: 200,
  reply: { success: true, message: "Order created", order, payment },
};
const paid: OrderResponse = {
  status: 200,
  reply: { success: true, message: "Payment successful.", order, sendEmail: true },
};
const declined: OrderResponse = {
  status: 200,
  reply: { success: true, message: "Your card was declined.", order, sendEmail: false },
};
const fresh = { placementId: "place-1" };

function refusal(status: number, reply: Partial<OrderReply> & { message: string }): OrderResponse {
  return { status, reply: { success: false, ...reply } };
}

function walk(script: Partial<SubmitSteps> & { answers?: OrderResponse[] } = {}) {
  const sent: object[] = [];
  const stored: CheckoutRetry[] = [];
  const answers = script.answers ?? [placed];
  const ports: SubmitSteps = {
    postOrder: async (body) => {
      sent.push(body);
      const answer = answers[sent.length - 1];
      if (!answer) throw new TypeError("Failed to fetch");
      return answer;
    },
    patchOrder: async () => paid,
    prepare: async () => ok({}),
    confirm: async () => null,
    isOnline: () => true,
    saveRetry: (retry) => stored.push(retry),
    ...script,
  };
  return {
    sent,
    kept: stored,
    submit: (retry: CheckoutRetry = fresh) => submitOrder(ports, { bill_zip: "75201" }, retry),
  };
}

describe("submitOrder", () => {
  it("places the order, pays it and returns it [CHK-025] [CHK-029]", async () => {
    const { submit, sent } = walk();
    expect(await submit()).toEqual({ kind: "done", order });
    expect(sent).toEqual([{ bill_zip: "75201", placementId: "place-1", orderId: undefined }]);
  });

  it("finishes without a payment when nothing is to be paid [CHK-025]", async () => {
    const free = { status: 200, reply: { success: true, message: "Order created", order, sendEmail: true } };
    const { submit } = walk({
      answers: [free],
      confirm: async () => {
        throw new Error("nothing to confirm");
      },
    });
    expect(await submit()).toEqual({ kind: "done", order });
  });

  it("shows a decline's message and keeps the order [CHK-028]", async () => {
    const { submit, kept: stored } = walk({
      patchOrder: async () => declined,
      confirm: async () => "Your card was declined.",
    });
    expect(await submit()).toEqual({ kind: "refused", message: "Your card was declined." });
    expect(stored).toEqual([{ placementId: "place-1", orderId: "order-1", attemptId: "att-1" }]);
  });

  it("shows 'Payment failed' for a failure without a message [CHK-028]", async () => {
    const { submit } = walk({
      patchOrder: async () => ({ ...declined, reply: { ...declined.reply, message: "" } }),
    });
    expect(await submit()).toEqual({ kind: "refused", message: "Payment failed" });
  });

  it("sends the order's id on a retry [CHK-026]", async () => {
    const { submit, sent } = walk();
    await submit({ placementId: "place-1", orderId: "order-1" });
    expect(sent).toEqual([{ bill_zip: "75201", placementId: "place-1", orderId: "order-1" }]);
  });

  it("places a new order when this browser does not own the saved one any more [CHK-026]", async () => {
    const { submit, sent } = walk({ answers: [refusal(404, { message: "Order not found." }), placed] });
    expect(await submit({ placementId: "place-1", orderId: "gone" })).toEqual({ kind: "done", order });
    expect(sent).toEqual([
      { bill_zip: "75201", placementId: "place-1", orderId: "gone" },
      { bill_zip: "75201", placementId: "place-1" },
    ]);
  });

  it("reports a completed order and places a new one on the next submit [CHK-026]", async () => {
    const {
      submit,
      sent,
      kept: stored,
    } = walk({
      answers: [refusal(410, { message: "Your order is complete already." })],
    });
    expect(await submit({ placementId: "place-1", orderId: "order-1" })).toEqual({
      kind: "refused",
      message: "Your order is complete already.",
    });
    expect(sent).toHaveLength(1);
    expect(stored).toEqual([{ placementId: expect.stringMatching(/^[0-9a-f]{8}-/) }]);
  });

  it("keeps the order when the provider does not answer [CHK-026]", async () => {
    const { submit, kept: stored } = walk({
      answers: [refusal(502, { message: "The payment provider did not answer.", order })],
    });
    expect(await submit()).toEqual({ kind: "refused", message: "The payment provider did not answer." });
    expect(stored).toEqual([{ placementId: "place-1", orderId: "order-1" }]);
  });

  it("shows the server's message when the order cannot be placed [CHK-030]", async () => {
    const { submit } = walk({
      answers: [refusal(409, { message: "Some samples are no longer available." })],
    });
    expect(await submit()).toEqual({ kind: "refused", message: "Some samples are no longer available." });
  });

  it("reloads the cart when some samples cannot be ordered [CHK-030]", async () => {
    const message = "Some samples of your cart are no longer available.";
    const { submit } = walk({ answers: [refusal(409, { message, unavailable: ["SMPL-ESNW"] })] });
    expect(await submit()).toEqual({ kind: "cart-changed", message });
  });

  it("passes validation errors of the server to the fields [CHK-024]", async () => {
    const errors = { bill_zip: ["Only numbers are allowed"] };
    const { submit } = walk({ answers: [refusal(422, { message: "Form validation failed.", errors })] });
    expect(await submit()).toEqual({ kind: "invalid", message: "Form validation failed.", errors });
  });

  it("reports changed prices without charging [CHK-030]", async () => {
    const totals = {
      subtotal: 13,
      shipping: 0,
      shippingMethod: "Standard",
      taxPercent: 0,
      tax: 0,
      total: 13,
    };
    const { submit } = walk({ answers: [refusal(409, { message: "Prices have changed.", totals })] });
    expect(await submit()).toEqual({ kind: "cart-changed", message: "Prices have changed." });
  });

  it("sends no order while the browser is offline [CHK-030]", async () => {
    const { submit, sent } = walk({ isOnline: () => false });
    const result = await submit();
    expect(result).toMatchObject({
      kind: "refused",
      message: expect.stringContaining("You seem to be offline."),
    });
    expect(sent).toEqual([]);
  });

  it("changes nothing when the shop does not answer [CHK-030]", async () => {
    const { submit } = walk({ answers: [] });
    expect(await submit()).toMatchObject({ message: expect.stringContaining("We couldn't reach the shop.") });
  });

  it("promises no double charge when the connection is lost during payment [CHK-030]", async () => {
    const { submit } = walk({ patchOrder: () => Promise.reject(new TypeError("Failed to fetch")) });
    expect(await submit()).toMatchObject({
      message: expect.stringContaining("you won't be charged twice"),
    });
  });
});
