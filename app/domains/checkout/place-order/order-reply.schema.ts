import * as z from "zod/mini";
import { orderSchema } from "~/domains/orders/order.schema";
import { startedPaymentSchema } from "~/domains/payments/started-payment";

/** The answer of POST /api/order and PATCH /api/order (API-019, API-021, CHK-028). */
export const orderReplySchema = z.object({
  success: z.boolean(),
  message: z.string(),
  order: z.optional(orderSchema),
  adminEmail: z.optional(z.array(z.string())),
  /** Absent when nothing is to be paid. */
  payment: z.optional(startedPaymentSchema),
  /** False exactly when the payment failed: stay on the page and let the shopper try again (CHK-028). */
  sendEmail: z.optional(z.boolean()),
  /** Complaints by field name, when the form did not pass. */
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  /** The new totals in dollars, when the shown total was out of date (HTTP 409). */
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
  /** The SKUs that cannot be ordered any more (HTTP 409): the cart asks the shop for its lines again. */
  unavailable: z.optional(z.array(z.string())),
});
export type OrderReply = z.infer<typeof orderReplySchema>;
