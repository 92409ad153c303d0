import { z } from "zod";
import type { WebhookEvent } from "../../payment-gateway";

/**
 * The fields of a PayPal event that the shop reads. The state of the order is fetched from the API instead.
 */
export const paypalEventSchema = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.looseObject({
    id: z.string().optional(),
    order_id: z.string().optional(),
    dispute_id: z.string().optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
  }),
});

/** Reads which order or dispute an event is about. */
export function toWebhookEvent({
  id,
  event_type: type,
  resource,
}: z.infer<typeof paypalEventSchema>): WebhookEvent {
  const event = { eventId: id, type, ref: null };
  const related = resource.supplementary_data?.related_ids?.order_id ?? resource.order_id ?? null;
  if (type.startsWith("CHECKOUT.ORDER.")) return { ...event, ref: resource.id ?? null };
  if (isDisputeEvent(type) && resource.dispute_id) return { ...event, disputeId: resource.dispute_id };
  if (type.startsWith("CHECKOUT.PAYMENT-APPROVAL.")) return { ...event, ref: related };
  if (!isMoneyEvent(type)) return event;
  const isForStaff = related === null || type === "PAYMENT.CAPTURE.REVERSED";
  return {
    ...event,
    ref: type.startsWith("PAYMENT.CAPTURE.") ? related : null,
    ...(isForStaff ? { needsStaff: true } : {}),
  };
}

function isDisputeEvent(type: string): boolean {
  return type.startsWith("CUSTOMER.DISPUTE.") || type.startsWith("RISK.DISPUTE.");
}

/** Events of captures, and of refunds and sales in older APIs; all of them concern money. */
function isMoneyEvent(type: string): boolean {
  return ["PAYMENT.CAPTURE.", "PAYMENT.REFUND.", "PAYMENT.SALE."].some((prefix) => type.startsWith(prefix));
}

const captureAddress = /\/v2\/payments\/captures\/(\w+)$/;

/** Returns the id of the refunded capture, from the event's link `up`; null for other events. */
export function getRefundedCaptureId({ resource }: z.infer<typeof paypalEventSchema>): string | null {
  const parentLink = resource.links?.find(({ rel }) => rel === "up");
  return captureAddress.exec(parentLink?.href ?? "")?.[1] ?? null;
}
