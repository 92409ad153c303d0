import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { plainEstimator, sentLines } from "~/domains/estimator/plain-estimate.server";
import { PlainLines } from "~/domains/estimator/plain-lines";
import { formTemplate } from "~/domains/forms/find-form.server";
import type { FormFailure } from "~/domains/forms/form.failures";
import { formMessages } from "~/domains/forms/form.messages";
import { refusedAnswer } from "~/domains/forms/form-answer";
import { atTheBeginning, type FormStart } from "~/domains/forms/form-start";
import { allFieldsOf } from "~/domains/forms/form-steps";
import type { FormTemplate } from "~/domains/forms/form-template";
import { thanksOf } from "~/domains/forms/form-thanks";
import { withoutPasswords } from "~/domains/forms/form-values";
import { FormView } from "~/domains/forms/form-view";
import { keepTyped } from "~/domains/forms/keep-typed.server";
import { openForm } from "~/domains/forms/open-form.server";
import { postedEntries } from "~/domains/forms/posted-entries";
import { toErrorLists } from "~/domains/forms/validation/parse-form";
import { type PostedBody, readPostedForm, sendForm } from "~/edge/requests/sent-form.server";
import type { Services } from "~/edge/services/services.server";
import { paths } from "~/kernel/paths";
import { Alert } from "~/ui/alert";

export const meta: MetaFunction<typeof loader> = ({ data: found }) => [
  { title: found?.form.title ?? "Form" },
  { name: "robots", content: "noindex" },
];

/**
 * GET /forms/{formName}: a form on a page of its own, for whoever has no script; `?id` and `step` open what was begun,
 * `?sent` thanks for it.
 */
export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const form = await formTemplate(services.content, params.formName ?? "");
  if (!form) throw data(null, { status: 404 });
  const asked = new URL(request.url).searchParams;
  const sent = asked.get("sent");
  const start: FormStart =
    sent !== null
      ? {
          ...atTheBeginning,
          isSent: true,
          message: { type: "success", text: form.messages?.success ?? formMessages.sent },
        }
      : await openForm(services, form.name, begun.parse(asked.get("id")), Number(asked.get("step")) || 0);
  const lines = sent ? await sentLines(services, sent) : [];
  return { ...(await drawn(services, form, start)), ...(sent ? { lines } : {}) };
}

/** The form as it is shown where it stands: an estimator has prices in its words, and what its answers come to. */
async function drawn(services: Services, form: FormTemplate, start: FormStart) {
  const estimator = await plainEstimator(services, form, start.entries);
  return { start, form: estimator?.form ?? form, lines: estimator?.lines ?? [] };
}

/** The same post as the endpoint's, answered by a page: what is wrong beside its field, the next step, or the thanks. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const formName = params.formName ?? "";
  const body = await readPostedForm(request, context, formName);
  const { services } = context;
  if (!body.ok) return unread(services, formName, body.failure);
  const { form, step, id, go } = body.value;
  if (go === "back") {
    await body.value.dispose();
    await keepTyped(services, form, body.value);
    return redirect(stepAddress(formName, id, step - 1), 303);
  }
  const sent = await sendForm(context, formName, body.value, { isPlain: true });
  if (!sent.ok) return shown(services, form, sent.failure, startAfter(sent.failure, body.value));
  // Whose id it is sees what their own answers came to.
  if (sent.value.isComplete) return redirect(`${paths.form(formName)}?sent=${sent.value.id}`, 303);
  return redirect(stepAddress(formName, sent.value.id, step + 1), 303);
}

const begun = z.uuid().nullable().catch(null);

/** Every step has an address, so that the browser's reload and its back button send nothing a second time. */
function stepAddress(formName: string, id: string | null, step: number): string {
  return id
    ? `${paths.form(formName)}?${new URLSearchParams({ id, step: String(step) })}`
    : paths.form(formName);
}

/** Nothing of it was read: the form begins anew, and says why. */
async function unread(services: Services, formName: string, failure: FormFailure) {
  const form = await formTemplate(services.content, formName);
  if (!form) throw data(null, { status: 404 });
  return shown(services, form, failure, atTheBeginning);
}

function startAfter(failure: FormFailure, { form, values, step, id }: PostedBody): FormStart {
  if (failure.code === "lost-steps") return atTheBeginning;
  const fields = allFieldsOf(form);
  const entries = withoutPasswords(fields, postedEntries(fields, values));
  const errors = "complaints" in failure ? failure.complaints : {};
  const lastResult = { status: "error" as const, error: toErrorLists(errors) };
  return { ...atTheBeginning, step, id, entries, lastResult };
}

async function shown(services: Services, form: FormTemplate, failure: FormFailure, start: FormStart) {
  const { status, body } = refusedAnswer(failure);
  const message = { type: "error" as const, text: body.message };
  return data(await drawn(services, form, { ...start, message }), { status });
}

export default function FormPage() {
  const loaded = useLoaderData<typeof loader>();
  const { form, start: now, lines } = useActionData<typeof action>() ?? loaded;
  // A form that is thanked for in its place says there that it was sent.
  const message = now.isSent && thanksOf(form) ? null : now.message;
  return (
    <div className="container-page section">
      <div className="flex max-w-3xl flex-col gap-10">
        <h1 className="font-display text-h1">{form.title}</h1>
        {message ? <Alert type={message.type}>{message.text}</Alert> : null}
        <PlainLines lines={lines} />
        <FormView key={JSON.stringify(now)} form={form} start={{ ...now, message: null }} />
      </div>
    </div>
  );
}
