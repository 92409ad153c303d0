import { z } from "zod";
import { manualMethods } from "~/domains/orders/payments/manual-payment";
import { amountSchema } from "~/kernel/money/amount.schema";

/** A manual payment as staff enter it: dollars, and the number of the check or wire. */
export const manualPaymentFields = {
  method: z.enum(manualMethods),
  amount: amountSchema,
  reference: z.string().trim().min(1).max(100),
};

/** A note of staff on a quote or an order. */
export const noteField = z.string().trim().min(1).max(5_000);
