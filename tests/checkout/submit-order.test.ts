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
  shippingLabel: "Standard delivery",
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
  const kept: CheckoutRetry[] = [];
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
    saveRetry: (retry) => kept.push(retry),
    ...script,
  };
  return {
    sent,
    kept,
    submit: (retry: CheckoutRetry = fresh) => submitOrder(ports, { bill_zip: "75201" }, retry),
  };
}

describe("submitting the checkout", () => {
  it("[CHK-025] [CHK-029] places the order, pays it and is done with its number", async () => {
    const { submit, sent } = walk();
    expect(await submit()).toEqual({ kind: "done", order });
    expect(sent).toEqual([{ bill_zip: "75201", placementId: "place-1", orderId: undefined }]);
  });

  it("[CHK-025] an order without anything to pay is done at once", async () => {
    const free = { status: 200, reply: { success: true, message: "Order created", order, sendEmail: true } };
    const { submit } = walk({
      answers: [free],
      confirm: async () => {
        throw new Error("nothing to confirm");
      },
    });
    expect(await submit()).toEqual({ kind: "done", order });
  });

  it("[CHK-028] a declined payment shows its message and keeps the order", async () => {
    const { submit, kept } = walk({
      patchOrder: async () => declined,
      confirm: async () => "Your card was declined.",
    });
    expect(await submit()).toEqual({ kind: "refused", message: "Your card was declined." });
    expect(kept).toEqual([{ placementId: "place-1", orderId: "order-1", attemptId: "att-1" }]);
  });

  it("[CHK-028] a failure without words reads 'Payment failed'", async () => {
    const { submit } = walk({
      patchOrder: async () => ({ ...declined, reply: { ...declined.reply, message: "" } }),
    });
    expect(await submit()).toEqual({ kind: "refused", message: "Payment failed" });
  });

  it("[CHK-026] a retry names the order it pays again", async () => {
    const { submit, sent } = walk();
    await submit({ placementId: "place-1", orderId: "order-1" });
    expect(sent).toEqual([{ bill_zip: "75201", placementId: "place-1", orderId: "order-1" }]);
  });

  it("[CHK-026] an order that is not this browser's any more is forgotten and placed anew", async () => {
    const { submit, sent } = walk({ answers: [refusal(404, { message: "Order not found." }), placed] });
    expect(await submit({ placementId: "place-1", orderId: "gone" })).toEqual({ kind: "done", order });
    expect(sent).toEqual([
      { bill_zip: "75201", placementId: "place-1", orderId: "gone" },
      { bill_zip: "75201", placementId: "place-1" },
    ]);
  });

  it("[CHK-026] an order that is complete already is told, and the next press places a new one", async () => {
    const { submit, sent, kept } = walk({
      answers: [refusal(410, { message: "Your order is complete already." })],
    });
    expect(await submit({ placementId: "place-1", orderId: "order-1" })).toEqual({
      kind: "refused",
      message: "Your order is complete already.",
    });
    expect(sent).toHaveLength(1);
    expect(kept).toEqual([{ placementId: expect.stringMatching(/^[0-9a-f]{8}-/) }]);
  });

  it("[CHK-026] a provider that does not answer leaves the order to be paid again", async () => {
    const { submit, kept } = walk({
      answers: [refusal(502, { message: "The payment provider did not answer.", order })],
    });
    expect(await submit()).toEqual({ kind: "refused", message: "The payment provider did not answer." });
    expect(kept).toEqual([{ placementId: "place-1", orderId: "order-1" }]);
  });

  it("[CHK-030] shows the server's message when the order cannot be placed", async () => {
    const { submit } = walk({
      answers: [refusal(409, { message: "Some samples are no longer available." })],
    });
    expect(await submit()).toEqual({ kind: "refused", message: "Some samples are no longer available." });
  });

  it("[CHK-030] has the cart asked for again when some of it cannot be ordered any more", async () => {
    const message = "Some samples of your cart are no longer available.";
    const { submit } = walk({ answers: [refusal(409, { message, unavailable: ["SMPL-ESNW"] })] });
    expect(await submit()).toEqual({ kind: "cart-changed", message });
  });

  it("[CHK-024] hands complaints of the server to the fields", async () => {
    const errors = { bill_zip: ["Only numbers are allowed"] };
    const { submit } = walk({ answers: [refusal(422, { message: "Form validation failed.", errors })] });
    expect(await submit()).toEqual({ kind: "invalid", message: "Form validation failed.", errors });
  });

  it("[CHK-030] says when prices changed, without charging", async () => {
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

  it("[CHK-030] offline nothing is sent", async () => {
    const { submit, sent } = walk({ isOnline: () => false });
    const outcome = await submit();
    expect(outcome).toMatchObject({
      kind: "refused",
      message: expect.stringContaining("You seem to be offline."),
    });
    expect(sent).toEqual([]);
  });

  it("[CHK-030] a shop that does not answer leaves everything as it was", async () => {
    const { submit } = walk({ answers: [] });
    expect(await submit()).toMatchObject({ message: expect.stringContaining("The shop did not answer.") });
  });

  it("[CHK-030] a connection lost after paying promises that nothing is charged twice", async () => {
    const { submit } = walk({ patchOrder: () => Promise.reject(new TypeError("Failed to fetch")) });
    expect(await submit()).toMatchObject({
      message: expect.stringContaining("you will not be charged twice"),
    });
  });
});
