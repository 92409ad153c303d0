import { z } from "zod";
import { idSchema } from "~/kernel/text/text.schema";

/** POST /api/payment/{paymentMethod}/verify (API-012): the parameters of the return URL. */
export const verifySchema = z.looseObject({
  paymentIntentId: idSchema.startsWith("pi_"),
  paymentIntentClientSecret: z.string().min(1).max(300),
});
