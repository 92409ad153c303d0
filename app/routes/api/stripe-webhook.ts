import type { ActionFunctionArgs } from "@remix-run/node";
import { receiveWebhook, webhookFailureStatus } from "~/domains/checkout/receive-webhook.server";

/** Stripe's events, read as raw text: the signature covers the very bytes. 2xx means: it is in the database. */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const received = await receiveWebhook(services, "stripe", await request.text(), request.headers);
  return received.ok
    ? Response.json({ received: true, result: received.value })
    : Response.json({ received: false }, { status: webhookFailureStatus[received.failure.code] });
}
