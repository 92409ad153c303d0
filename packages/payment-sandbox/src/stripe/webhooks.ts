import { createHmac } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { WebhookWire } from "../http/webhook-queue.ts";
import { renderEvent } from "./render.ts";
import type { EventRecord } from "./stripe-state.ts";

/** The event types to which a shop's endpoint subscribes in Stripe's dashboard. */
const subscribed: readonly string[] = [
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.processing",
  "payment_intent.canceled",
  "payment_intent.requires_action",
  "payment_intent.amount_capturable_updated",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "radar.early_fraud_warning.created",
];

export type WebhookSettings = {
  readonly url: string | null;
  readonly secret: string;
  readonly firstPauseMs: number;
};

/** Signs and sends events like Stripe. */
export function createStripeWebhookFormat(settings: WebhookSettings, clock: Clock): WebhookWire<EventRecord> {
  return {
    url: settings.url,
    firstPauseMs: settings.firstPauseMs,
    isSubscribed: (type) => subscribed.includes(type),
    compose: (event) => {
      const body = JSON.stringify(renderEvent(event, 1), null, 2);
      return {
        body,
        headers: {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
          "stripe-signature": computeSignature(body, settings.secret, clock),
        },
      };
    },
  };
}

/** Returns the `Stripe-Signature` header: time and HMAC-SHA256 of time and body (docs: Verify webhook signatures). */
export function computeSignature(payload: string, secret: string, clock: Clock): string {
  const at = Math.floor(clock.now().getTime() / 1000);
  const mac = createHmac("sha256", secret).update(`${at}.${payload}`).digest("hex");
  return `t=${at},v1=${mac}`;
}
