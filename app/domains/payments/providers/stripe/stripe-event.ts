import { z } from "zod";
import type { WebhookEvent } from "../../payment-gateway";

/**
 * The fields of a Stripe event that the shop reads. The state of the object is fetched from the API instead.
 */
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

/** Prefixes of money events that the shop reads or reports to staff. */
const moneyEventPrefixes = [
  "charge.",
  "refund.",
  "radar.early_fraud_warning.",
  "payout.failed",
  "payout.canceled",
];

/** Events the shop never records by itself: failed refunds and fraud warnings. */
const staffEventPrefixes = ["refund.failed", "radar.early_fraud_warning."];

/** Reads which intent or dispute an event is about; money events that name neither go to staff. */
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

/** Returns whether `charge.refund.updated` carries a failed refund, which may have failed after it was recorded. */
function isFailedRefund({ object, status }: z.infer<typeof stripeEventSchema>["data"]["object"]): boolean {
  return object === "refund" && (status === "failed" || status === "canceled");
}
