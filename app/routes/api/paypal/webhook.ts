import type { ActionFunctionArgs } from "@remix-run/node";
import { otherMethod } from "~/edge/requests/other-methods";
import { answerWebhook } from "~/edge/requests/webhook.server";

/** Nothing is read here. */
export const loader = () => otherMethod("POST");

/** PayPal's events (docs/payments.md, rule 22). */
export function action({ request, context }: ActionFunctionArgs) {
  return answerWebhook("paypal", request, context);
}
