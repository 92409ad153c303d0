import type { ActionFunctionArgs } from "@remix-run/node";
import { toFormFailureResponse, toSubmittedResponse } from "~/domains/forms/submissions/form-response";
import { readPostedForm, submitPostedForm } from "~/edge/requests/forms/submit-posted-form.server";
import { rejectOtherMethods, toPrivateReply } from "~/edge/requests/responses";

export function loader() {
  return rejectOtherMethods("POST");
}

/** POST /api/forms/{formName} (API-001, API-002): one step of a form, or a whole form. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  const body = await readPostedForm(request, context, params.formName ?? "");
  if (!body.ok) return toPrivateReply(toFormFailureResponse(body.failure));
  const submission = await submitPostedForm(context, params.formName ?? "", body.value);
  return toPrivateReply(
    submission.ok
      ? toSubmittedResponse(submission.value.form, submission.value)
      : toFormFailureResponse(submission.failure),
  );
}
