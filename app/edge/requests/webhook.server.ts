import type { AppLoadContext } from "@remix-run/node";
import { pseudonymizeIp } from "@stile-and-rail/http/client-ip.server";
import type { Provider } from "~/domains/payments/provider";
import { receiveWebhook, webhookFailureStatus } from "~/domains/settlement/receive-webhook.server";
import { logSecurityEvent } from "~/kernel/log";
import { readBody } from "./read-body.server";
import { rejectUnlessPost } from "./responses";

/**
 * Answers a provider's webhook. The body is read as raw text, because the signature covers its bytes. 2xx means that the
 * event is in the database. After any other status the provider sends the event again.
 */
export async function answerWebhook(
  provider: Provider,
  request: Request,
  { services, clientIp = "unknown" }: Pick<AppLoadContext, "services" | "clientIp">,
): Promise<Response> {
  const wrongMethod = rejectUnlessPost(request);
  if (wrongMethod) return wrongMethod;
  const raw = await readBody(request);
  if (raw === null) return createFailureResponse(413);
  const receive = () => receiveWebhook(services, provider, raw, request.headers);
  const received = await services.webhooks(provider, clientIp, receive);
  if (received === "too-many") return createFailureResponse(429);
  if (received === "busy") return createFailureResponse(503);
  if (received.ok) return Response.json({ received: true, result: received.value });
  const { code } = received.failure;
  if (code !== "not-applied")
    logSecurityEvent(services.log, "forged-webhook", {
      provider,
      reason: code,
      clientIp: pseudonymizeIp(clientIp),
    });
  return createFailureResponse(webhookFailureStatus[code]);
}

function createFailureResponse(status: number): Response {
  const headers = status === 429 || status === 503 ? { "Retry-After": "60" } : {};
  return Response.json({ received: false }, { status, headers });
}
