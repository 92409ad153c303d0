import { useEffect, useState } from "react";
import type { FormTemplate } from "~/domains/forms/template/form-template";
import { FormView } from "~/domains/forms/view/form-view";
import { paths } from "~/kernel/paths";
import { Alert } from "~/ui/feedback/alert";
import { Spinner } from "~/ui/feedback/spinner";
import { formSuccessCloseMs } from "./popup";

type PopupFormProps = { readonly name: string; readonly onClose: () => void };

/** The form of a popup, fetched when the popup opens. The popup closes a while after the form was sent. */
export function PopupForm({ name, onClose }: PopupFormProps) {
  const form = useFormTemplate(name);
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (!isSent) return;
    const timer = setTimeout(onClose, formSuccessCloseMs);
    return () => clearTimeout(timer);
  }, [isSent, onClose]);
  if (form === "waiting")
    return (
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner /> Loading …
      </p>
    );
  if (form === "missing") return <Alert type="error">The form didn't load. Please write or call us.</Alert>;
  return <FormView form={form} onSent={() => setSent(true)} />;
}

function useFormTemplate(name: string): FormTemplate | "waiting" | "missing" {
  const [form, setForm] = useState<FormTemplate | "waiting" | "missing">("waiting");
  useEffect(() => {
    const abortController = new AbortController();
    fetch(paths.api.formTemplate(name), { signal: abortController.signal })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
      .then((answer: { readonly form: FormTemplate }) => setForm(answer.form))
      .catch(() => abortController.signal.aborted || setForm("missing"));
    return () => abortController.abort();
  }, [name]);
  return form;
}
