import type { ActionFunctionArgs } from "@remix-run/node";
import { answerWebhook } from "~/edge/requests/webhook.server";

/** PayPal's events (payments.md, rule 6). */
export function action({ request, context }: ActionFunctionArgs) {
  return answerWebhook("paypal", request, context.services);
}
