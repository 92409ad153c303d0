import type { ActionFunctionArgs } from "@remix-run/node";
import { answerWebhook } from "~/edge/requests/webhook.server";

/** Authorize.Net's notifications (payments.md, rule 6). */
export function action({ request, context }: ActionFunctionArgs) {
  return answerWebhook("authorizenet", request, context.services);
}
