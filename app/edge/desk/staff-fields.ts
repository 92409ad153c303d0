import { z } from "zod";
import { manualMethods } from "~/domains/orders/manual-payment";
import { centsFromDollars } from "~/kernel/money";

/** Money that came by hand, as staff type it: dollars, and the number of the check or wire. */
export const manualPaymentFields = {
  method: z.enum(manualMethods),
  amount: z
    .number()
    .positive()
    .max(10_000_000)
    .transform((dollars) => centsFromDollars(dollars)),
  reference: z.string().trim().min(1).max(100),
};

/** What staff write beside a quote or an order. */
export const noteField = z.string().trim().min(1).max(5_000);
