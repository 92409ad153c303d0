import { z } from "zod";
import { amountMessages, parseAmount } from "./parse-amount";

/** Dollars as staff type them, or as a number in JSON, in cents; fails with the sentence that says what to type. */
export const amountSchema = z
  .union([z.string(), z.number()], amountMessages["not-a-number"])
  .transform((given, context) => {
    const amount = parseAmount(String(given));
    if (amount.ok) return amount.value;
    context.addIssue({ code: "custom", message: amountMessages[amount.failure] });
    return z.NEVER;
  })
  .refine((amount) => amount <= 1_000_000_000, "This is more than ten million dollars");
