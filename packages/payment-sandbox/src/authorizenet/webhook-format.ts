import { createHmac } from "node:crypto";
import type { WebhookWire } from "../http/webhook-queue.ts";
import type { AuthorizenetEvent } from "./authorizenet-state.ts";

/** Signs Authorize.Net notifications: `sha512=` and the upper-case HMAC of the body. */
export function createAuthorizenetWebhookFormat(
  url: string | null,
  signatureKey: string,
  firstPauseMs: number,
): WebhookWire<AuthorizenetEvent> {
  return {
    url,
    firstPauseMs,
    isSubscribed: () => true,
    compose: ({ id, type, created, payload }) => {
      const body = JSON.stringify({
        notificationId: id,
        eventType: type,
        eventDate: new Date(created * 1000).toISOString(),
        webhookId: "00000000-0000-4000-8000-000000000001",
        payload,
      });
      const mac = createHmac("sha512", signatureKey).update(body).digest("hex").toUpperCase();
      return { body, headers: { "content-type": "application/json", "x-anet-signature": `sha512=${mac}` } };
    },
  };
}
