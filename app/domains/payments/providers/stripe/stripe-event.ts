import { z } from "zod";
import type { WebhookEvent } from "../../payment-gateway";

/** The part of a Stripe event this shop reads; the object's own state is fetched, never believed. */
export const stripeEventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.looseObject({
      id: z.string().optional(),
      object: z.string().optional(),
      payment_intent: z.unknown().optional(),
      status: z.unknown().optional(),
    }),
  }),
});

/** Types of events about money that this shop reads of an intent, or tells staff about. */
const moneyEventPrefixes = [
  "charge.",
  "refund.",
  "radar.early_fraud_warning.",
  "payout.failed",
  "payout.canceled",
];

/** Never recorded here, whatever payment it names: a refund that failed after all, a warning of fraud. */
const staffEventPrefixes = ["refund.failed", "radar.early_fraud_warning."];

/** The intent or the dispute an event speaks of; what may concern money and names neither is for staff. */
export function toWebhookEvent({ id, type, data }: z.infer<typeof stripeEventSchema>): WebhookEvent {
  const { object } = data;
  const event = { eventId: id, type, ref: null };
  if (type.startsWith("payment_intent.")) return { ...event, ref: object.id ?? null };
  if (type.startsWith("charge.dispute.") && object.id) return { ...event, disputeId: object.id };
  if (!startsWithOneOf(type, moneyEventPrefixes)) return event;
  if (typeof object.payment_intent !== "string") return { ...event, needsStaff: true };
  const isForStaff = startsWithOneOf(type, staffEventPrefixes) || isFailedRefund(object);
  return { ...event, ref: object.payment_intent, ...(isForStaff ? { needsStaff: true } : {}) };
}

function startsWithOneOf(type: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => type.startsWith(prefix));
}

/** `charge.refund.updated` carries the refund, which may have failed since it was recorded. */
function isFailedRefund({ object, status }: z.infer<typeof stripeEventSchema>["data"]["object"]): boolean {
  return object === "refund" && (status === "failed" || status === "canceled");
}
