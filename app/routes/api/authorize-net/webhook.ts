import type { ActionFunctionArgs } from "@remix-run/node";
import { rejectOtherMethods } from "~/edge/requests/responses";
import { answerWebhook } from "~/edge/requests/webhook.server";

/** GET is not allowed. */
export const loader = () => rejectOtherMethods("POST");

/** Webhooks of Authorize.Net (docs/payments.md, rule 22). */
export function action({ request, context }: ActionFunctionArgs) {
  return answerWebhook("authorizenet", request, context);
}
