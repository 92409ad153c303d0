import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { listSubmittedLines, loadNoScriptEstimator } from "~/domains/estimator/no-script-estimate.server";
import { NoScriptLines } from "~/domains/estimator/view/no-script-lines";
import { omitPasswordEntries } from "~/domains/forms/entries/form-entries";
import { parsePostedEntries } from "~/domains/forms/entries/parse-posted-entries";
import type { FormFailure } from "~/domains/forms/form.failures";
import { formMessages } from "~/domains/forms/form.messages";
import { toFormFailureResponse } from "~/domains/forms/submissions/form-response";
import { loadDraft } from "~/domains/forms/submissions/load-draft.server";
import { saveDraftStep } from "~/domains/forms/submissions/save-draft-step.server";
import { findFormTemplate } from "~/domains/forms/template/find-form-template.server";
import { getFormFields } from "~/domains/forms/template/form-steps";
import type { FormTemplate } from "~/domains/forms/template/form-template";
import { toErrorLists } from "~/domains/forms/validation/parse-form";
import { getThankYouMessage } from "~/domains/forms/view/form-thanks";
import { FormView } from "~/domains/forms/view/form-view";
import { emptyFormState, type InitialFormState } from "~/domains/forms/view/initial-form-state";
import {
  type PostedBody,
  readPostedForm,
  submitPostedForm,
} from "~/edge/requests/forms/submit-posted-form.server";
import type { Services } from "~/edge/services/services.server";
import { paths } from "~/kernel/paths";
import { Alert } from "~/ui/feedback/alert";

export const meta: MetaFunction<typeof loader> = ({ data: found }) => [
  { title: found?.form.title ?? "Form" },
  { name: "robots", content: "noindex" },
];

/**
 * GET /forms/{formName}: a form on its own page for browsers without script. `?id` and `step` open a draft,
 * `?sent` shows the thanks.
 */
export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const form = await findFormTemplate(services.content, params.formName ?? "");
  if (!form) throw data(null, { status: 404 });
  const searchParams = new URL(request.url).searchParams;
  const sentParameter = searchParams.get("sent");
  const start: InitialFormState =
    sentParameter !== null
      ? {
          ...emptyFormState,
          isSent: true,
          message: { type: "success", text: form.messages?.success ?? formMessages.sent },
        }
      : await loadDraft(
          services,
          form.name,
          submissionIdSchema.parse(searchParams.get("id")),
          Number(searchParams.get("step")) || 0,
        );
  const lines = sentParameter ? await listSubmittedLines(services, sentParameter) : [];
  return { ...(await toFormPage(services, form, start)), ...(sentParameter ? { lines } : {}) };
}

/** Adds prices and totals to an estimator's form. */
async function toFormPage(services: Services, form: FormTemplate, start: InitialFormState) {
  const estimator = await loadNoScriptEstimator(services, form, start.entries);
  return { start, form: estimator?.form ?? form, lines: estimator?.lines ?? [] };
}

/** Handles the same post as the endpoint but responds with a page: errors, the next step, or the thanks. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const formName = params.formName ?? "";
  const body = await readPostedForm(request, context, formName);
  const { services } = context;
  if (!body.ok) return rejectUnreadForm(services, formName, body.failure);
  const { form, step, id, go } = body.value;
  if (go === "back") {
    await body.value.dispose();
    await saveDraftStep(services, form, body.value);
    return redirect(toStepUrl(formName, id, step - 1), 303);
  }
  const submission = await submitPostedForm(context, formName, body.value, { isWithoutScript: true });
  if (!submission.ok)
    return showFormWithError(services, form, submission.failure, startAfter(submission.failure, body.value));
  // The id proves that the visitor may see the totals.
  if (submission.value.isComplete)
    return redirect(`${paths.form(formName)}?sent=${submission.value.id}`, 303);
  return redirect(toStepUrl(formName, submission.value.id, step + 1), 303);
}

const submissionIdSchema = z.uuid().nullable().catch(null);

/** Returns the URL of a step, so that reload and back buttons do not post again. */
function toStepUrl(formName: string, id: string | null, step: number): string {
  return id
    ? `${paths.form(formName)}?${new URLSearchParams({ id, step: String(step) })}`
    : paths.form(formName);
}

/** Shows an empty form with the reason when a post could not be read. */
async function rejectUnreadForm(services: Services, formName: string, failure: FormFailure) {
  const form = await findFormTemplate(services.content, formName);
  if (!form) throw data(null, { status: 404 });
  return showFormWithError(services, form, failure, emptyFormState);
}

function startAfter(failure: FormFailure, { form, values, step, id }: PostedBody): InitialFormState {
  if (failure.code === "lost-steps") return emptyFormState;
  const fields = getFormFields(form);
  const entries = omitPasswordEntries(fields, parsePostedEntries(fields, values));
  const errors = "errors" in failure ? failure.errors : {};
  const lastResult = { status: "error" as const, error: toErrorLists(errors) };
  return { ...emptyFormState, step, id, entries, lastResult };
}

async function showFormWithError(
  services: Services,
  form: FormTemplate,
  failure: FormFailure,
  start: InitialFormState,
) {
  const { status, body } = toFormFailureResponse(failure);
  const message = { type: "error" as const, text: body.message };
  return data(await toFormPage(services, form, { ...start, message }), { status });
}

export default function FormPage() {
  const loaded = useLoaderData<typeof loader>();
  const { form, start, lines } = useActionData<typeof action>() ?? loaded;
  // A form with a thank-you panel shows the panel in its place.
  const message = start.isSent && getThankYouMessage(form) ? null : start.message;
  return (
    <div className="container-page section">
      <div className="flex max-w-3xl flex-col gap-10">
        <h1 className="font-display text-h1">{form.title}</h1>
        {message ? <Alert type={message.type}>{message.text}</Alert> : null}
        <NoScriptLines lines={lines} />
        <FormView key={JSON.stringify(start)} form={form} start={{ ...start, message: null }} />
      </div>
    </div>
  );
}
