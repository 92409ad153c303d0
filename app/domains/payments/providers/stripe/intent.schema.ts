import { z } from "zod";
import { dollarsSchema } from "~/domains/orders/dollars.schema";
import { centsFromDollars } from "~/kernel/money/money";
import { idSchema } from "~/kernel/text/text.schema";

const dollars = dollarsSchema.transform(centsFromDollars).optional();
const metadata = z.looseObject({ orderId: idSchema.optional() }).optional();

/** POST /api/payment/stripe/payment-intent (API-004, API-005); amounts in dollars (PAY-016). */
export const startIntentSchema = z.looseObject({
  amount: dollars,
  paymentMethodId: idSchema.startsWith("pm_").optional(),
  availableMethods: z.array(idSchema).min(1).optional(),
  metadata,
});

/** PATCH /api/payment/stripe/payment-intent (API-006). */
export const updateIntentSchema = startIntentSchema.extend({ paymentIntentId: idSchema.startsWith("pi_") });

/** Capture and retrieve (API-007, API-008). */
export const intentIdSchema = z.looseObject({ paymentIntentId: idSchema.startsWith("pi_") });

/** POST /api/payment/{paymentMethod}/verify (API-012): the parameters of the return URL. */
export const verifySchema = z.looseObject({
  paymentIntentId: idSchema.startsWith("pi_"),
  paymentIntentClientSecret: z.string().min(1).max(300),
});
