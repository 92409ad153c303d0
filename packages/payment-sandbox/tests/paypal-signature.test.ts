import { describe, expect, it } from "vitest";
import { paypalWire } from "../src/paypal/paypal-webhooks.ts";

describe("the signature of PayPal's events", () => {
  it("is always one that PayPal's own document takes for one", () => {
    const signing = { webhookId: "WEBHOOKOFTHETESTS", secret: "secret" };
    const wire = paypalWire({ url: null, firstPauseMs: 20 }, signing, {
      now: () => new Date("2026-03-02T15:04:05Z"),
    });
    const event = { id: "WH-1", type: "CHECKOUT.ORDER.APPROVED", created: 0, order: "O1", body: {} };
    const signatures = Array.from(
      { length: 500 },
      () => wire.compose(event).headers["paypal-transmission-sig"] ?? "",
    );
    // `transmission_sig` of verify_webhook_signature (notifications_webhooks_v1.json).
    expect(signatures.filter((signature) => !/^(?!\d+$)\w+\S+/.test(signature))).toEqual([]);
  });
});
