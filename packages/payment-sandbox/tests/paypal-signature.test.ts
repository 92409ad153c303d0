import { describe, expect, it } from "vitest";
import { createPaypalWebhookFormat } from "../src/paypal/paypal-webhooks.ts";

describe("signature of PayPal's webhooks", () => {
  it("always matches the pattern in PayPal's API description", () => {
    const signing = { webhookId: "WEBHOOKOFTHETESTS", secret: "secret" };
    const wire = createPaypalWebhookFormat({ url: null, firstPauseMs: 20 }, signing, {
      now: () => new Date("2026-03-02T15:04:05Z"),
    });
    const event = { id: "WH-1", type: "CHECKOUT.ORDER.APPROVED", created: 0, order: "O1", body: {} };
    const signatures = Array.from(
      { length: 500 },
      () => wire.compose(event).headers["paypal-transmission-sig"] ?? "",
    );
    // The pattern of `transmission_sig` in verify_webhook_signature (notifications_webhooks_v1.json).
    expect(signatures.filter((signature) => !/^(?!\d+$)\w+\S+/.test(signature))).toEqual([]);
  });
});
