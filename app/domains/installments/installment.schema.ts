import { z } from "zod";
import { cardTokenSchema } from "~/domains/payments/card-token.schema";
import { createLineSchema, createTypedLineSchema } from "~/kernel/text.schema";

/** What a payer posts to begin an instalment; `attemptId` is what their page began last, `idempotencyKey` names
 * this press: pressed again because no answer came, it is the same part and not another one. */
export const payInstallmentSchema = z.object({
  email: createTypedLineSchema(200),
  amount: z.string().max(40),
  paymentMethod: z.string().max(100).default(""),
  attemptId: createLineSchema(100).optional(),
  idempotencyKey: z.uuid().optional(),
  /** The card as a token, where its provider charges one. */
  cardToken: z.nullish(cardTokenSchema),
});
/** API-017: of what a browser says of its payments only their ids are read. */
export const reportInstallmentSchema = z.object({
  email: createTypedLineSchema(200),
  payments: z
    .array(z.object({ transactionId: createLineSchema(200) }))
    .min(1)
    .max(10),
});
