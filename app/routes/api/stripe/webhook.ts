import type { ActionFunctionArgs } from "@remix-run/node";
import { receiveWebhook, webhookFailureStatus } from "~/domains/settlement/receive-webhook.server";
import { readBody } from "~/edge/requests/read-body.server";

/** Stripe's events, read as raw text: the signature covers the very bytes. 2xx means: it is in the database. */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const raw = await readBody(request);
  if (raw === null) return Response.json({ received: false }, { status: 413 });
  const received = await receiveWebhook(services, "stripe", raw, request.headers);
  return received.ok
    ? Response.json({ received: true, result: received.value })
    : Response.json({ received: false }, { status: webhookFailureStatus[received.failure.code] });
}
