import { describe, expect, it } from "vitest";
import {
  getRefundedCaptureId,
  paypalEventSchema,
  toWebhookEvent,
} from "~/domains/payments/providers/paypal/paypal-event";

const event = (event_type: string, resource: object) =>
  paypalEventSchema.parse({ id: "WH-1", event_type, resource });

/** PayPal's event of a refund: the refund's id, and links to the refund and to its capture. */
const refunded = event("PAYMENT.CAPTURE.REFUNDED", {
  id: "1JU08902781691411",
  amount: { currency_code: "USD", value: "1.00" },
  links: [
    { href: "https://api.paypal.com/v2/payments/refunds/1JU08902781691411", rel: "self", method: "GET" },
    { href: "https://api.paypal.com/v2/payments/captures/2GG279541U471931P", rel: "up", method: "GET" },
  ],
});

describe("toWebhookEvent for PayPal", () => {
  it("returns the order of an order event", () => {
    expect(toWebhookEvent(event("CHECKOUT.ORDER.APPROVED", { id: "5O190127TN364715T" })).ref).toBe(
      "5O190127TN364715T",
    );
  });

  it("returns the order of a capture event", () => {
    const capture = event("PAYMENT.CAPTURE.COMPLETED", {
      id: "2GG279541U471931P",
      supplementary_data: { related_ids: { order_id: "5O190127TN364715T" } },
    });
    expect(toWebhookEvent(capture).ref).toBe("5O190127TN364715T");
  });

  it("returns the capture of a refund event, without an order", () => {
    expect(toWebhookEvent(refunded)).toEqual({
      eventId: "WH-1",
      type: "PAYMENT.CAPTURE.REFUNDED",
      ref: null,
      // The order is unknown until the shop has fetched the capture.
      needsStaff: true,
    });
    expect(getRefundedCaptureId(refunded)).toBe("2GG279541U471931P");
  });

  it.each(["CUSTOMER.DISPUTE.CREATED", "CUSTOMER.DISPUTE.UPDATED", "CUSTOMER.DISPUTE.RESOLVED"])(
    "returns the dispute of a %s event",
    (type) => {
      expect(toWebhookEvent(event(type, { dispute_id: "PP-D-1" }))).toEqual({
        eventId: "WH-1",
        type,
        ref: null,
        disputeId: "PP-D-1",
      });
    },
  );

  it("reports a reversed capture to staff", () => {
    const related = { supplementary_data: { related_ids: { order_id: "5O190127TN364715T" } } };
    expect(toWebhookEvent(event("PAYMENT.CAPTURE.REVERSED", related))).toMatchObject({
      ref: "5O190127TN364715T",
      needsStaff: true,
    });
    expect(toWebhookEvent(event("PAYMENT.SALE.REVERSED", { id: "1" }))).toMatchObject({
      ref: null,
      needsStaff: true,
    });
  });

  it("returns no PayPal order id for an event without an order", () => {
    const other = event("BILLING.PLAN.CREATED", { id: "P-1", links: [{ rel: "up", href: "x" }] });
    expect(toWebhookEvent(other).ref).toBeNull();
    expect(getRefundedCaptureId(other)).toBeNull();
  });
});
