import { z } from "zod";
import { amountMessages, parseAmount } from "./parse-amount";

/** Parses dollars, typed by staff or as a JSON number, to cents. The error says what to type. */
export const amountSchema = z
  .union([z.string(), z.number()], amountMessages["not-a-number"])
  .transform((value, context) => {
    const amount = parseAmount(String(value));
    if (amount.ok) return amount.value;
    context.addIssue({ code: "custom", message: amountMessages[amount.failure] });
    return z.NEVER;
  })
  .refine((amount) => amount <= 1_000_000_000, "This is more than ten million dollars");
