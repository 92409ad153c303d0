import type Stripe from "stripe";
import { purgeOldEvents } from "../http/purge-events.ts";
import { type Caller, getEpochSeconds, newStripeId, type StripeAccount } from "./account.ts";
import { renderCharge, renderIntent } from "./render.ts";
import { renderDispute } from "./render-dispute.ts";
import type { ChargeRecord, DisputeRecord, EventRecord, IntentRecord } from "./stripe-state.ts";

export type IntentEvent = Extract<Stripe.Event["type"], `payment_intent.${string}`>;
export type ChargeEvent = Extract<
  Stripe.Event["type"],
  "charge.succeeded" | "charge.failed" | "charge.captured" | "charge.refunded"
>;

type DisputeEvent = Extract<Stripe.Event["type"], `charge.dispute.${string}`>;

/** Records an event with the current state of the intent. */
export function emitIntentEvent(
  account: StripeAccount,
  caller: Caller,
  type: IntentEvent,
  intent: IntentRecord,
) {
  recordEvent(account, caller, type, renderIntent(account, intent));
}

export function emitChargeEvent(
  account: StripeAccount,
  caller: Caller,
  type: ChargeEvent,
  charge: ChargeRecord,
) {
  recordEvent(account, caller, type, renderCharge(account, charge));
}

export function emitDisputeEvent(
  account: StripeAccount,
  caller: Caller,
  type: DisputeEvent,
  dispute: DisputeRecord,
) {
  recordEvent(account, caller, type, renderDispute(dispute));
}

/** Records an event about another object, for tests. */
export function emitObjectEvent(account: StripeAccount, caller: Caller, type: string, object: object) {
  recordEvent(account, caller, type, object);
}

function recordEvent(account: StripeAccount, caller: Caller, type: string, object: unknown): void {
  const event: EventRecord = {
    id: newStripeId("evt"),
    type,
    created: getEpochSeconds(account.clock),
    apiVersion: caller.apiVersion,
    object: structuredClone(object),
    requestId: caller.requestId,
    idempotencyKey: caller.idempotencyKey,
  };
  account.state.events[event.id] = event;
  purgeOldEvents(account.state);
  account.announce(event);
}
