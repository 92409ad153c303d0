import * as z from "zod/mini";

/** Reply of POST /api/payment/{paymentMethod}/verify (API-012); amounts in dollars. */
export const verifyReplySchema = z.object({
  success: z.boolean(),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  status: z.optional(z.string()),
  transactionId: z.nullish(z.string()),
  transactionResponse: z.optional(z.object({ amount: z.number() })),
  metadata: z.optional(z.record(z.string(), z.string())),
});
export type VerifyReply = z.infer<typeof verifyReplySchema>;
