import { z } from "zod";
import { plainWord } from "~/kernel/plain-word.schema";
import { orderEmailKinds } from "./order-email";

/**
 * POST /api/email/send-email (API-022). The order and the reader are what is read: subject, copies and all that the
 * letter says are the shop's own.
 */
export const emailRequestSchema = z.object({
  type: z.enum(orderEmailKinds),
  data: z.looseObject({ orderId: plainWord(100) }),
  recipient: z.email().max(254),
  subject: z.string().max(500).optional(),
  cc: z.array(z.string().max(254)).max(20).or(z.string().max(2_000)).optional(),
  additionalData: z.looseObject({}).optional(),
});
