import { z } from "zod";
import { manualMethods } from "~/domains/orders/payments/manual-payment";
import { amountSchema } from "~/kernel/amount.schema";

/** Money that came by hand, as staff type it: dollars, and the number of the check or wire. */
export const manualPaymentFields = {
  method: z.enum(manualMethods),
  amount: amountSchema,
  reference: z.string().trim().min(1).max(100),
};

/** What staff write beside a quote or an order. */
export const noteField = z.string().trim().min(1).max(5_000);
