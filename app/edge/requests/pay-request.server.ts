import type { AppLoadContext } from "@remix-run/node";
import type { z } from "zod";
import { fieldMessages } from "~/domains/forms/validation/field.messages";
import { onlyPost } from "./other-methods";
import { privateReply } from "./private-json";
import { readJson } from "./read-json.server";
import { tooMany } from "./too-many";

/**
 * What endpoints ask first that are opened by a link's token, or by an order's number and e-mail: a POST, not too many
 * tries, a body in shape. Answers the refusal where one of them fails.
 */
export async function readPayRequest<S extends z.ZodType>(
  request: Request,
  { services, clientIp }: AppLoadContext,
  schema: S,
): Promise<{ readonly body: z.infer<S> } | Response> {
  const wrongMethod = onlyPost(request);
  if (wrongMethod) return wrongMethod;
  if (!(await services.limits.allows("payment", clientIp ?? "unknown"))) return tooMany();
  const body = await readJson(request, schema);
  if (body.ok) return { body: body.value };
  const { status, errors } = body.failure;
  return privateReply({ status, body: { success: false, message: fieldMessages.formInvalid, errors } });
}

/** Who guesses links, or numbers with e-mails, is stopped before anything is looked up. */
export async function mayLookUp({ services, clientIp }: AppLoadContext): Promise<boolean> {
  return services.limits.allows("order-lookup", clientIp ?? "unknown");
}
