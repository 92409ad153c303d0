import type { Provider } from "~/domains/payments/provider";
import { receiveWebhook, webhookFailureStatus } from "~/domains/settlement/receive-webhook.server";
import type { Services } from "../services/services.server";
import { onlyPost } from "./other-methods";
import { readBody } from "./read-body.server";

/** A provider's event, read as raw text: the signature covers the very bytes. 2xx means: it is in the database. */
export async function answerWebhook(
  provider: Provider,
  request: Request,
  services: Services,
): Promise<Response> {
  const wrongMethod = onlyPost(request);
  if (wrongMethod) return wrongMethod;
  const raw = await readBody(request);
  if (raw === null) return Response.json({ received: false }, { status: 413 });
  const received = await receiveWebhook(services, provider, raw, request.headers);
  return received.ok
    ? Response.json({ received: true, result: received.value })
    : Response.json({ received: false }, { status: webhookFailureStatus[received.failure.code] });
}
