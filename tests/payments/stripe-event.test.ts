import { describe, expect, it } from "vitest";
import { stripeEventSchema, toWebhookEvent } from "~/domains/payments/providers/stripe/stripe-event";

const event = (type: string, object: object) =>
  toWebhookEvent(stripeEventSchema.parse({ id: "evt_1", type, data: { object } }));

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

  it("is the dispute, for an event of a dispute: its payment is asked for there", () => {
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
  ])("is none for %s of money without an intent, which is for staff", (type, object) => {
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
    "is the intent for %s, and staff are told where nothing of it is recorded",
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
  ])("is none for %s without a name of one", (type, object) => {
    expect(event(type, object)).toEqual({ eventId: "evt_1", type, ref: null });
  });

  it("is nothing at all when it is no event", () => {
    expect(stripeEventSchema.safeParse({ id: "evt_1", type: "x", data: {} }).success).toBe(false);
    expect(stripeEventSchema.safeParse({ id: "evt_1", data: { object: {} } }).success).toBe(false);
    expect(stripeEventSchema.safeParse({ id: "evt_1", type: "x" }).success).toBe(false);
  });
});
