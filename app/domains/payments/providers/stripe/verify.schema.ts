import { z } from "zod";
import { idSchema } from "~/kernel/id.schema";

/** POST /api/payment/{paymentMethod}/verify (API-012): what the provider put into the return address. */
export const verifySchema = z.looseObject({
  paymentIntentId: idSchema.startsWith("pi_"),
  paymentIntentClientSecret: z.string().min(1).max(300),
});

/** What the endpoint answers; amounts in dollars. */
export const verifyReplySchema = z.object({
  success: z.boolean(),
  error: z.string().optional(),
  message: z.string().optional(),
  status: z.string().optional(),
  transactionId: z.string().nullish(),
  transactionResponse: z.object({ amount: z.number() }).optional(),
  metadata: z.record(z.string(), z.string()).optional(),
});
export type VerifyReply = z.infer<typeof verifyReplySchema>;
