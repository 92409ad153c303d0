import { describe, expect, it } from "vitest";
import { stripeEventShape, webhookEventOf } from "~/domains/payments/providers/stripe/stripe-event";

const event = (type: string, object: object) =>
  webhookEventOf(stripeEventShape.parse({ id: "evt_1", type, data: { object } }));

describe("which payment a Stripe event is about", () => {
  it("is the intent itself, for an event of an intent", () => {
    expect(event("payment_intent.succeeded", { id: "pi_1", object: "payment_intent" })).toEqual({
      eventId: "evt_1",
      type: "payment_intent.succeeded",
      ref: "pi_1",
    });
  });

  it("is the intent a charge belongs to, for an event of a charge", () => {
    expect(event("charge.refunded", { id: "ch_1", payment_intent: "pi_2" })).toEqual({
      eventId: "evt_1",
      type: "charge.refunded",
      ref: "pi_2",
    });
  });

  it.each([
    ["charge.refunded", { id: "ch_1" }],
    ["charge.refunded", { id: "ch_1", payment_intent: { id: "pi_2" } }],
    ["payment_intent.succeeded", {}],
    ["customer.created", { id: "cus_1", payment_intent: "pi_2" }],
    ["setup_intent.payment_intent.", { id: "seti_1" }],
    ["dispute.charge.", { id: "dp_1", payment_intent: "pi_2" }],
  ])("is none for %s without a name of one", (type, object) => {
    expect(event(type, object)).toEqual({ eventId: "evt_1", type, ref: null });
  });

  it("is nothing at all when it is no event", () => {
    expect(stripeEventShape.safeParse({ id: "evt_1", type: "x", data: {} }).success).toBe(false);
    expect(stripeEventShape.safeParse({ id: "evt_1", data: { object: {} } }).success).toBe(false);
    expect(stripeEventShape.safeParse({ id: "evt_1", type: "x" }).success).toBe(false);
  });
});
