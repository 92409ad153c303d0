import { z } from "zod";
import { idSchema } from "~/kernel/id.schema";

/**
 * The body of PATCH /api/order (S2 §7). Only the id is used: status, payments and history that a browser posts
 * are accepted and ignored, because the provider is asked instead (payments.md, rule 3).
 */
export const orderChangeSchema = z.looseObject({ id: idSchema });
