import type { ActionFunctionArgs } from "@remix-run/node";
import { otherMethod } from "~/edge/requests/other-methods";
import { answerWebhook } from "~/edge/requests/webhook.server";

/** Nothing is read here. */
export const loader = () => otherMethod("POST");

/** Authorize.Net's notifications (docs/payments.md, rule 22). */
export function action({ request, context }: ActionFunctionArgs) {
  return answerWebhook("authorizenet", request, context);
}
