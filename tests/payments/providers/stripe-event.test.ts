import { describe, expect, it } from "vitest";
import { stripeEventSchema, toWebhookEvent } from "~/domains/payments/providers/stripe/stripe-event";

const event = (type: string, object: object) =>
  toWebhookEvent(stripeEventSchema.parse({ id: "evt_1", type, data: { object } }));

describe("toWebhookEvent for Stripe", () => {
  it("returns the intent of an intent event", () => {
    expect(event("payment_intent.succeeded", { id: "pi_1", object: "payment_intent" })).toEqual({
      eventId: "evt_1",
      type: "payment_intent.succeeded",
      ref: "pi_1",
    });
  });

  it("returns the intent of a charge event", () => {
    expect(event("charge.refunded", { id: "ch_1", payment_intent: "pi_2" })).toEqual({
      eventId: "evt_1",
      type: "charge.refunded",
      ref: "pi_2",
    });
  });

  it("returns the dispute of a dispute event", () => {
    const dispute = { id: "dp_1", object: "dispute", charge: "ch_1", payment_intent: "pi_2" };
    expect(event("charge.dispute.funds_withdrawn", dispute)).toEqual({
      eventId: "evt_1",
      type: "charge.dispute.funds_withdrawn",
      ref: null,
      disputeId: "dp_1",
    });
  });

  it.each([
    ["charge.refunded", { id: "ch_1" }],
    ["charge.refunded", { id: "ch_1", payment_intent: { id: "pi_2" } }],
    ["payout.failed", { id: "po_1", object: "payout" }],
  ])("reports to staff a %s event without a payment intent of the shop", (type, object) => {
    expect(event(type, object)).toEqual({ eventId: "evt_1", type, ref: null, needsStaff: true });
  });

  it.each([
    [
      "refund.created",
      { id: "re_1", object: "refund", status: "pending", payment_intent: "pi_2" },
      undefined,
    ],
    ["refund.failed", { id: "re_1", object: "refund", status: "failed", payment_intent: "pi_2" }, true],
    [
      "charge.refund.updated",
      { id: "re_1", object: "refund", status: "failed", payment_intent: "pi_2" },
      true,
    ],
    ["radar.early_fraud_warning.created", { id: "issfr_1", charge: "ch_1", payment_intent: "pi_2" }, true],
  ])(
    "returns the intent of %s and reports it to staff when it is not recorded",
    (type, object, needsStaff) => {
      expect(event(type, object)).toEqual({
        eventId: "evt_1",
        type,
        ref: "pi_2",
        ...(needsStaff ? { needsStaff } : {}),
      });
    },
  );

  it.each([
    ["payment_intent.succeeded", {}],
    ["customer.created", { id: "cus_1", payment_intent: "pi_2" }],
    ["setup_intent.payment_intent.", { id: "seti_1" }],
    ["dispute.charge.", { id: "dp_1", payment_intent: "pi_2" }],
  ])("returns no id for %s without one", (type, object) => {
    expect(event(type, object)).toEqual({ eventId: "evt_1", type, ref: null });
  });

  it("rejects malformed Stripe events", () => {
    expect(stripeEventSchema.safeParse({ id: "evt_1", type: "x", data: {} }).success).toBe(false);
    expect(stripeEventSchema.safeParse({ id: "evt_1", data: { object: {} } }).success).toBe(false);
    expect(stripeEventSchema.safeParse({ id: "evt_1", type: "x" }).success).toBe(false);
  });
});
