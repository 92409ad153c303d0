import { z } from "zod";
import { cardTokenSchema } from "~/domains/payments/card-token.schema";
import { createLineSchema, createTypedLineSchema } from "~/kernel/text/text.schema";

/**
 * Body that starts an installment. `attemptId` is the page's last attempt. `idempotencyKey` identifies the
 * submit, so that a submit repeated without a reply finds the same installment.
 */
export const payInstallmentSchema = z.object({
  email: createTypedLineSchema(200),
  amount: z.string().max(40),
  paymentMethod: z.string().max(100).default(""),
  attemptId: createLineSchema(100).optional(),
  idempotencyKey: z.uuid().optional(),
  /** The card token, for providers that charge one. */
  cardToken: z.nullish(cardTokenSchema),
});
/** API-017: only the ids of posted payments are used. */
export const reportInstallmentSchema = z.object({
  email: createTypedLineSchema(200),
  payments: z
    .array(z.object({ transactionId: createLineSchema(200) }))
    .min(1)
    .max(10),
});
