import { z } from "zod";
import { createLineSchema } from "~/kernel/text/text.schema";
import { confirmationKinds } from "./order-email";

/**
 * Body of POST /api/email/send-email (API-022). Only the order and the recipient are used; the shop sets
 * subject, copies and content.
 */
export const emailRequestSchema = z.object({
  type: z.enum(confirmationKinds),
  data: z.looseObject({ orderId: createLineSchema(100) }),
  recipient: z.email().max(254),
  subject: z.string().max(500).optional(),
  cc: z.array(z.string().max(254)).max(20).or(z.string().max(2_000)).optional(),
  additionalData: z.looseObject({}).optional(),
});
