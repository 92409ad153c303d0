import { z } from "zod";
import { dollarsSchema } from "~/domains/orders/dollars.schema";
import { centsFromDollars } from "~/kernel/money/money";
import { idSchema } from "~/kernel/text/text.schema";

/** POST /api/payment/paypal/order (API-009); the amount in dollars is compared, never charged (PAY-016). */
export const startPaypalSchema = z.looseObject({
  amount: dollarsSchema.transform(centsFromDollars).optional(),
  currency: z.string().optional(),
  /** The order to pay; the newest of this browser when absent. */
  additionalData: z.looseObject({ orderId: idSchema.optional() }).optional(),
});

/** PATCH /api/payment/paypal/order (API-010): `orderId` is PayPal's. */
export const updatePaypalSchema = startPaypalSchema.extend({ orderId: idSchema });

/** POST /api/payment/paypal/capture (API-011): `orderId` is PayPal's. */
export const capturePaypalSchema = z.looseObject({ orderId: idSchema });
