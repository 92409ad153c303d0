import { z } from "zod";
import { dollarsSchema } from "~/domains/orders/dollars.schema";
import { centsFromDollars } from "~/kernel/money/money";
import { idSchema } from "~/kernel/text/text.schema";
import { cardTokenSchema } from "../../card-token.schema";

/**
 * POST /api/payment/authorize-net/process-transaction (API-003). The amount in dollars (PAY-016) is compared,
 * never charged; `additionalData` is accepted and ignored.
 */
export const processTransactionSchema = z.object({
  ...cardTokenSchema.shape,
  amount: dollarsSchema.transform(centsFromDollars).optional(),
  orderId: idSchema.optional(),
  additionalData: z.looseObject({}).optional(),
});
