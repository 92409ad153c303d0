import type { ActionFunctionArgs } from "@remix-run/node";
import { toRejectedResponse, toSubmittedResponse } from "~/domains/forms/submissions/form-response";
import { readPostedForm, submitPostedForm } from "~/edge/requests/forms/submit-posted-form.server";
import { otherMethod } from "~/edge/requests/other-methods";
import { privateReply } from "~/edge/requests/private-json";

export function loader() {
  return otherMethod("POST");
}

/** POST /api/forms/{formName} (API-001, API-002): one step of a form, or a whole form. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  const body = await readPostedForm(request, context, params.formName ?? "");
  if (!body.ok) return privateReply(toRejectedResponse(body.failure));
  const sent = await submitPostedForm(context, params.formName ?? "", body.value);
  return privateReply(
    sent.ok ? toSubmittedResponse(sent.value.form, sent.value) : toRejectedResponse(sent.failure),
  );
}
