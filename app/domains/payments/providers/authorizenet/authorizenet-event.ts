import { z } from "zod";
import type { WebhookEvent } from "../../payment-gateway";

/** The webhook fields that the shop reads. The state of the transaction is fetched from the API instead. */
export const notificationSchema = z.object({
  notificationId: z.string(),
  eventType: z.string(),
  payload: z.looseObject({ id: z.coerce.string().optional(), entityName: z.string().optional() }),
});

export function toWebhookEvent({
  notificationId,
  eventType,
  payload,
}: z.infer<typeof notificationSchema>): WebhookEvent {
  const event = { eventId: notificationId, type: eventType, ref: null };
  if (!eventType.startsWith("net.authorize.payment.")) return event;
  const ref = payload.entityName === "transaction" ? (payload.id ?? null) : null;
  return { ...event, ref, ...(ref === null ? { needsStaff: true } : {}) };
}
