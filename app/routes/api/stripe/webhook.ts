import type { ActionFunctionArgs } from "@remix-run/node";
import { answerWebhook } from "~/edge/requests/webhook.server";

/** Stripe's events (payments.md, rule 6). */
export function action({ request, context }: ActionFunctionArgs) {
  return answerWebhook("stripe", request, context.services);
}
