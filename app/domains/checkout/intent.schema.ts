import { z } from "zod";
import { dollarsSchema } from "~/domains/checkout/dollars.schema";
import { centsFromDollars } from "~/kernel/money";

const dollars = dollarsSchema.transform(centsFromDollars).optional();
const metadata = z.looseObject({ orderId: z.string().optional() }).optional();

/** POST /api/payment/stripe/payment-intent (API-004, API-005); amounts in dollars (ruling C23). */
export const beginIntentSchema = z.looseObject({
  amount: dollars,
  paymentMethodId: z.string().startsWith("pm_").optional(),
  availableMethods: z.array(z.string()).min(1).optional(),
  metadata,
});

/** PATCH /api/payment/stripe/payment-intent (API-006). */
export const changeIntentSchema = beginIntentSchema.extend({ paymentIntentId: z.string().startsWith("pi_") });

/** Capture and retrieve (API-007, API-008). */
export const namedIntentSchema = z.looseObject({ paymentIntentId: z.string().startsWith("pi_") });
