import { z } from "zod";
import { idSchema } from "~/kernel/text/text.schema";

/**
 * Body of PATCH /api/order. Only the id is used. Posted status, payments and history are ignored, because the
 * result is fetched from the provider (docs/payments.md, rule 7).
 */
export const orderChangeSchema = z.looseObject({ id: idSchema });
