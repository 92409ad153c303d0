import * as z from "zod/mini";
import { orderSchema } from "~/domains/orders/order.schema";
import { startedPaymentSchema } from "~/domains/payments/started-payment";

/** The reply of POST /api/order and PATCH /api/order (API-019, API-021, CHK-028). */
export const orderReplySchema = z.object({
  success: z.boolean(),
  message: z.string(),
  order: z.optional(orderSchema),
  adminEmail: z.optional(z.array(z.string())),
  /** Absent when nothing is to be paid. */
  payment: z.optional(startedPaymentSchema),
  /** False exactly when the payment failed: the shopper stays and tries again (CHK-028). */
  sendEmail: z.optional(z.boolean()),
  /** Validation errors by field name. */
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** New totals in dollars when the shown total was outdated (HTTP 409). */
  totals: z.optional(
    z.object({
      subtotal: z.number(),
      shipping: z.number(),
      shippingMethod: z.string(),
      taxPercent: z.number(),
      tax: z.number(),
      total: z.number(),
    }),
  ),
  /** SKUs that can no longer be ordered (HTTP 409); the cart reloads its lines. */
  unavailable: z.optional(z.array(z.string())),
});
export type OrderReply = z.infer<typeof orderReplySchema>;
