import type { ActionFunctionArgs } from "@remix-run/node";
import { rejectOtherMethods } from "~/edge/requests/responses";
import { answerWebhook } from "~/edge/requests/webhook.server";

/** GET is not allowed. */
export const loader = () => rejectOtherMethods("POST");

/** Webhooks of PayPal (docs/payments.md, rule 22). */
export function action({ request, context }: ActionFunctionArgs) {
  return answerWebhook("paypal", request, context);
}
