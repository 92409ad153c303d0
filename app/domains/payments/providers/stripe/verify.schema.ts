import { z } from "zod";
import { idSchema } from "~/kernel/id.schema";

/** POST /api/payment/{paymentMethod}/verify (API-012): what the provider put into the return address. */
export const verifySchema = z.looseObject({
  paymentIntentId: idSchema.startsWith("pi_"),
  paymentIntentClientSecret: z.string().min(1).max(300),
});
