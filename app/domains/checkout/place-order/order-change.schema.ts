import { z } from "zod";
import { idSchema } from "~/kernel/id.schema";

/**
 * The body of PATCH /api/order. Only the id is used: status, payments and history that a browser posts
 * are accepted and ignored, because the provider is asked instead (docs/payments.md, rule 7).
 */
export const orderChangeSchema = z.looseObject({ id: idSchema });
