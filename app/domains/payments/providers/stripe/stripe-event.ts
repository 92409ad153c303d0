import { z } from "zod";
import type { WebhookEvent } from "../../gateway";

/** The part of a Stripe event this shop reads; the object's own state is fetched, never believed. */
export const stripeEventShape = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.looseObject({
      id: z.string().optional(),
      object: z.string().optional(),
      payment_intent: z.unknown().optional(),
    }),
  }),
});

export function webhookEventOf({ id, type, data }: z.infer<typeof stripeEventShape>): WebhookEvent {
  const { object } = data;
  if (type.startsWith("payment_intent.")) return { eventId: id, type, ref: object.id ?? null };
  if (type.startsWith("charge.") && typeof object.payment_intent === "string") {
    return { eventId: id, type, ref: object.payment_intent };
  }
  return { eventId: id, type, ref: null };
}
