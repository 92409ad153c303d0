import type { AppLoadContext } from "@remix-run/node";
import type { z } from "zod";
import { fieldMessages } from "~/domains/forms/validation/field.messages";
import { readJson } from "../read-json.server";
import { rejectUnlessPost, respondTooManyRequests, toPrivateReply } from "../responses";

/**
 * Checks of endpoints that are accessed by a token, or by an order number and email address: POST, rate limit, valid
 * body. Returns the response when a check fails.
 */
export async function readPayRequest<S extends z.ZodType>(
  request: Request,
  { services, clientIp }: AppLoadContext,
  schema: S,
): Promise<{ readonly body: z.infer<S> } | Response> {
  const wrongMethod = rejectUnlessPost(request);
  if (wrongMethod) return wrongMethod;
  if (!(await services.limits.allows("payment", clientIp ?? "unknown"))) return respondTooManyRequests();
  const body = await readJson(request, schema);
  if (body.ok) return { body: body.value };
  const { status, errors } = body.failure;
  return toPrivateReply({ status, body: { success: false, message: fieldMessages.formInvalid, errors } });
}

/** Limits guesses before any lookup. */
export async function countOrderLookup({ services, clientIp }: AppLoadContext): Promise<boolean> {
  return services.limits.allows("order-lookup", clientIp ?? "unknown");
}
