import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formTemplate } from "~/domains/forms/find-form.server";
import type { FormFailure } from "~/domains/forms/form.failures";
import { formMessages } from "~/domains/forms/form.messages";
import { refusedAnswer } from "~/domains/forms/form-answer";
import { atTheBeginning, type FormStart } from "~/domains/forms/form-start";
import { allFieldsOf } from "~/domains/forms/form-steps";
import { withoutPasswords } from "~/domains/forms/form-values";
import { FormView } from "~/domains/forms/form-view";
import { openForm } from "~/domains/forms/open-form.server";
import { postedEntries } from "~/domains/forms/posted-entries";
import { type PostedBody, readPostedForm, sendForm } from "~/edge/requests/sent-form.server";
import { paths } from "~/kernel/paths";
import { Alert } from "~/ui/alert";

export const meta: MetaFunction<typeof loader> = ({ data: found }) => [
  { title: found?.form.title ?? "Form" },
  { name: "robots", content: "noindex" },
];

/** GET /forms/{formName}: a form on a page of its own, for whoever has no script; `?sent` thanks for it. */
export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const form = await formTemplate(services.content, params.formName ?? "");
  if (!form) throw data(null, { status: 404 });
  const isSent = new URL(request.url).searchParams.has("sent");
  const start: FormStart = isSent
    ? {
        ...atTheBeginning,
        isSent,
        message: { type: "success", text: form.messages?.success ?? formMessages.sent },
      }
    : atTheBeginning;
  return { form, start };
}

/** The same post as the endpoint's, answered by a page: what is wrong beside its field, the next step, or the thanks. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const formName = params.formName ?? "";
  const body = await readPostedForm(request, context, formName);
  if (!body.ok) return shown(body.failure, atTheBeginning);
  const { step, id, go } = body.value;
  if (go === "back") {
    await body.value.dispose();
    return { start: await openForm(context.services, formName, id, step - 1) };
  }
  const sent = await sendForm(context, formName, body.value, { isPlain: true });
  if (!sent.ok) return shown(sent.failure, startAfter(sent.failure, body.value));
  if (sent.value.isComplete) return redirect(`${paths.form(formName)}?sent`, 303);
  return { start: await openForm(context.services, formName, sent.value.id, step + 1) };
}

function startAfter(failure: FormFailure, { form, values, step, id }: PostedBody): FormStart {
  if (failure.code === "lost-steps") return atTheBeginning;
  const fields = allFieldsOf(form);
  const entries = withoutPasswords(fields, postedEntries(fields, values));
  const errors = failure.code === "invalid" ? failure.complaints : {};
  return { ...atTheBeginning, step, id, entries, errors };
}

function shown(failure: FormFailure, start: FormStart) {
  if (failure.code === "unknown-form") throw data(null, { status: 404 });
  const { status, body } = refusedAnswer(failure);
  return data({ start: { ...start, message: { type: "error" as const, text: body.message } } }, { status });
}

export default function FormPage() {
  const { form, start } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const now = answered?.start ?? start;
  return (
    <div className="container-page section flex flex-col gap-10">
      <h1 className="font-display text-h1">{form.title}</h1>
      {now.message ? <Alert type={now.message.type}>{now.message.text}</Alert> : null}
      <FormView key={JSON.stringify(now)} form={form} start={{ ...now, message: null }} />
    </div>
  );
}
