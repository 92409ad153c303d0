import type { PayableRef } from "~/domains/payments/attempt";
import type { WebhookEvent } from "~/domains/payments/payment-gateway";
import type { Provider } from "~/domains/payments/provider";
import { err, ok, type Result } from "~/kernel/result";
import type { WebhookOutcome } from "~/kernel/statuses/statuses";
import { recordDispute } from "./disputes/record-dispute.server";
import { settle } from "./settle.server";
import type { SettleFailure, SettleServices } from "./settlement";
import { saveWebhookEvent, saveWebhookOutcome } from "./webhook-event.store.server";

export type WebhookFailure =
  | { readonly code: "bad-signature" }
  | { readonly code: "garbled" }
  /**
   * The payment is not known here yet, or its provider did not answer. The provider must send the event
   * again.
   */
  | { readonly code: "not-applied" };

/**
 * Handles a webhook: verifies its raw bytes, applies it and only then acknowledges it (docs/payments.md, rule
 * 22). Known events are acknowledged at once. Money events that the shop does not record are `unhandled` and
 * reported to staff; others are `ignored`.
 */
export async function receiveWebhook(
  services: SettleServices,
  provider: Provider,
  raw: string,
  headers: Headers,
): Promise<Result<WebhookOutcome | "known", WebhookFailure>> {
  const gateway = services.gateways[provider];
  if (!gateway) return err({ code: "not-applied" });
  const event = await gateway.parseWebhook(raw, headers);
  if (!event.ok) {
    return err({ code: event.failure === "no-answer" ? "not-applied" : event.failure });
  }
  const { eventId, type } = event.value;
  const { db, clock, log } = services;
  if (await saveWebhookEvent(db, provider, event.value, clock.now())) return ok("known");
  const applied = await applyEvent(services, provider, event.value);
  if (!applied.ok) {
    log.warn({ provider, eventId, type, reason: applied.failure.code }, "webhook event not applied yet");
    return err({ code: "not-applied" });
  }
  const { result } = applied.value;
  if (result === "unhandled") await notifyStaff(services, provider, event.value, applied.value.payable);
  else await saveWebhookOutcome(db, provider, eventId, result, clock.now());
  return ok(result);
}

type AppliedEvent = { readonly result: WebhookOutcome; readonly payable: PayableRef | null };

async function applyEvent(
  services: SettleServices,
  provider: Provider,
  { ref, disputeId, needsStaff }: WebhookEvent,
): Promise<Result<AppliedEvent, SettleFailure>> {
  if (disputeId !== undefined) {
    const recorded = await recordDispute(services, { provider, disputeId });
    return recorded.ok ? ok({ result: "applied", payable: null }) : recorded;
  }
  if (ref === null) return ok({ result: needsStaff ? "unhandled" : "ignored", payable: null });
  const settlement = await settle(services, provider, ref, { trigger: "provider" });
  if (!settlement.ok && settlement.failure.code === "foreign-payment") {
    return ok({ result: "ignored", payable: null });
  }
  if (!settlement.ok) return settlement;
  return ok({ result: needsStaff ? "unhandled" : "applied", payable: settlement.value.payable });
}

/** Reports an unhandled event once, in the log and in the history of what was paid. */
async function notifyStaff(
  { db, payables, clock, log }: SettleServices,
  provider: Provider,
  { eventId, type, ref }: WebhookEvent,
  payable: PayableRef | null,
): Promise<void> {
  const now = clock.now();
  const isFirst = await db.transaction(async (tx) => {
    const lockedPayable = payable && (await payables[payable.kind].lock(tx, payable.id));
    if (!(await saveWebhookOutcome(tx, provider, eventId, "unhandled", now))) return false;
    await lockedPayable?.noteUnrecordedEvent(type, now);
    return true;
  });
  if (isFirst) log.warn({ ...payable, provider, eventId, type, ref }, "payment event is not handled");
}

export const webhookFailureStatus = {
  "bad-signature": 400,
  garbled: 400,
  "not-applied": 503,
} as const satisfies Record<WebhookFailure["code"], number>;
