import type { Provider } from "~/domains/payments/provider";
import { err, ok, type Result } from "~/kernel/result";
import { settle } from "./settle.server";
import type { SettleServices } from "./settlement";
import { noteApplied, noteReceived } from "./webhook-event.store.server";

export type WebhookFailure =
  | { readonly code: "bad-signature" }
  | { readonly code: "garbled" }
  /** Not known here (yet), or the provider is silent: the event must come again. */
  | { readonly code: "not-applied" };

/**
 * Takes a provider's event: verified on its raw bytes, settled, and only then acknowledged (payments.md, rule 6).
 * An event that was applied before is acknowledged at once; one of another kind, or about somebody else's payment,
 * is none of our business.
 */
export async function receiveWebhook(
  services: SettleServices,
  provider: Provider,
  raw: string,
  headers: Headers,
): Promise<Result<"applied" | "known" | "ignored", WebhookFailure>> {
  const gateway = services.gateways[provider];
  if (!gateway) return err({ code: "not-applied" });
  const event = await gateway.parseWebhook(raw, headers);
  if (!event.ok) {
    return err({ code: event.failure === "no-answer" ? "not-applied" : event.failure });
  }
  const { eventId, type, ref } = event.value;
  if (ref === null) return ok("ignored");
  const { db, clock, log } = services;
  if (await noteReceived(db, provider, event.value, clock.now())) return ok("known");
  const settled = await settle(services, provider, ref, { asker: "provider" });
  if (!settled.ok && settled.failure.code === "foreign-payment") return ok("ignored");
  if (!settled.ok) {
    log.warn({ provider, eventId, type, reason: settled.failure.code }, "webhook event not applied yet");
    return err({ code: "not-applied" });
  }
  await noteApplied(db, provider, eventId, clock.now());
  return ok("applied");
}

export const webhookFailureStatus = {
  "bad-signature": 400,
  garbled: 400,
  "not-applied": 503,
} as const satisfies Record<WebhookFailure["code"], number>;
