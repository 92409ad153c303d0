import { z } from "zod";
import { manualMethods } from "~/domains/orders/payments/manual-payment";
import type { ShipmentInput } from "~/domains/orders/shipments/record-shipment.server";
import { carrierNames, carriers, normalizeTrackingNumber } from "~/kernel/carriers";
import { amountSchema } from "~/kernel/money/amount.schema";
import { createTypedLineSchema } from "~/kernel/text/text.schema";

/** A manual payment as staff enter it: dollars, and the number of the check or wire. */
export const manualPaymentFields = {
  method: z.enum(manualMethods),
  amount: amountSchema,
  reference: z.string().trim().min(1).max(100),
};

/** The package of a shipment action; only another carrier has a typed name. */
const shipmentFields = {
  carrier: z.enum(carriers),
  carrierName: createTypedLineSchema(60).default(""),
  trackingNumber: createTypedLineSchema(60)
    .transform(normalizeTrackingNumber)
    .pipe(z.string().regex(/^[A-Z0-9-]{4,40}$/, "Enter the number as the carrier printed it.")),
};

export const shipActionSchema = z
  .object({ action: z.literal("ship"), ...shipmentFields })
  .refine(({ carrier, carrierName }) => carrier !== "other" || carrierName !== "", {
    path: ["carrierName"],
    error: "Enter the carrier's name.",
  });

/** Converts a posted package to a shipment with the carrier's name. */
export function toShipmentInput({
  carrier,
  carrierName,
  trackingNumber,
}: z.output<typeof shipActionSchema>): ShipmentInput {
  const name = carrier === "other" ? carrierName : carrierNames[carrier];
  return { carrier, carrierName: name, trackingNumber };
}

/** A refund as staff enter it: dollars, and a key that identifies the submit. */
export const refundActionSchema = z.object({
  action: z.literal("refund"),
  key: z.uuid(),
  paymentId: z.uuid(),
  amount: amountSchema,
});

/** A note of staff on a quote or an order. */
export const noteField = z.string().trim().min(1).max(5_000);
