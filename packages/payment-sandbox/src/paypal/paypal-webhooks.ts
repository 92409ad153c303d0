import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { crc32 } from "node:zlib";
import type { z } from "zod";
import type { Clock } from "../clock.ts";
import type { WebhookWire } from "../http/webhook-queue.ts";
import type { paypalParams } from "./params.ts";
import type { PaypalEvent } from "./paypal-state.ts";

/** Signing data of PayPal's events; `secret` replaces the key of PayPal's certificate. */
export type PaypalSigning = { readonly webhookId: string; readonly secret: string };

const subscribed: readonly string[] = [
  "CHECKOUT.ORDER.APPROVED",
  "PAYMENT.CAPTURE.COMPLETED",
  "PAYMENT.CAPTURE.PENDING",
  "PAYMENT.CAPTURE.DENIED",
  "PAYMENT.CAPTURE.REFUNDED",
  "PAYMENT.CAPTURE.REVERSED",
  "CUSTOMER.DISPUTE.CREATED",
  "CUSTOMER.DISPUTE.UPDATED",
  "CUSTOMER.DISPUTE.RESOLVED",
];

export function createPaypalWebhookFormat(
  { url, firstPauseMs }: { url: string | null; firstPauseMs: number },
  signing: PaypalSigning,
  clock: Clock,
): WebhookWire<PaypalEvent> {
  return {
    url,
    firstPauseMs,
    isSubscribed: (type) => subscribed.includes(type),
    compose: (event) => {
      const body = JSON.stringify(event.body);
      const id = randomUUID();
      const time = clock.now().toISOString();
      return {
        body,
        headers: {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "PayPal/AUHD-214.0-58843408",
          "paypal-auth-algo": "SHA256withRSA",
          "paypal-cert-url": "https://api.sandbox.paypal.com/v1/notifications/certs/CERT-sandbox",
          "paypal-transmission-id": id,
          "paypal-transmission-time": time,
          "paypal-transmission-sig": computeSignature(signing, id, time, body),
        },
      };
    },
  };
}

/** Returns whether the sandbox sent this event (PayPal, "Verify webhook signature"). */
export function isValidSignature(
  signing: PaypalSigning,
  request: z.infer<typeof paypalParams.verification>,
): boolean {
  if (request.webhook_id !== signing.webhookId) return false;
  const payload = JSON.stringify(request.webhook_event);
  const right = Buffer.from(
    computeSignature(signing, request.transmission_id, request.transmission_time, payload),
  );
  const signature = Buffer.from(request.transmission_sig);
  return right.length === signature.length && timingSafeEqual(right, signature);
}

/**
 * Signs transmission id, time, webhook id and the body's checksum, like PayPal. Hexadecimal, because PayPal's
 * documented pattern (`^(?!\d+$)\w+\S+`) excludes base64 texts that start with `+` or `/`.
 */
function computeSignature(
  { webhookId, secret }: PaypalSigning,
  id: string,
  time: string,
  payload: string,
): string {
  const message = `${id}|${time}|${webhookId}|${crc32(payload)}`;
  return createHmac("sha256", secret).update(message).digest("hex");
}
