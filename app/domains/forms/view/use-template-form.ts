import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { useExpiringMessage } from "~/ui/feedback/use-expiring-message";
import { useHydrationLayoutEffect } from "~/ui/runtime/use-hydration-layout-effect";
import { useChallenge } from "../challenge/use-challenge";
import { omitPasswordEntries } from "../entries/form-entries";
import { getChosenFiles, readHoneypot, toFileDetails } from "../entries/read-form-data";
import { clearHiddenEntries, isFieldHidden } from "../entries/visible-fields";
import { formMessageDurationMs, formMessages } from "../form.messages";
import type { FormReply } from "../submissions/form-reply";
import { getFormFields, getFormSteps, getStepFields } from "../template/form-steps";
import type { FormTemplate } from "../template/form-template";
import type { StoredFilesByField } from "../validation/file-rules";
import { createStepRules } from "../validation/step-rules";
import { useValidatedForm } from "../validation/use-validated-form";
import { clearFormProgress, loadFormProgress, saveFormProgress } from "./form-progress";
import { createIdempotencyKeys } from "./idempotency-keys";
import { type InitialFormState, isEmptyFormState } from "./initial-form-state";
import { postForm } from "./post-form";
import { decideReplyOutcome, type ReplyOutcome } from "./reply-outcome";
import { useStepHistory } from "./step-history";
import { useFormEntries } from "./use-form-entries";
import { useUploads } from "./use-uploads";

type Message = NonNullable<InitialFormState["message"]>;

/** The state and event handlers of an editor's form in the browser. */
// oxlint-disable-next-line max-lines-per-function -- the states of one form, which only make sense together
export function useTemplateForm(form: FormTemplate, start: InitialFormState, onSent?: () => void) {
  const steps = useMemo(() => getFormSteps(form), [form]);
  const fields = useMemo(() => getFormFields(form), [form]);
  const element = useRef<HTMLFormElement>(null);
  const formEntries = useFormEntries(fields, start.entries, element);
  const message = useExpiringMessage<Message>(formMessageDurationMs);
  const [{ step, id }, setPosition] = useState({ step: start.step, id: start.id });
  const [isSent, setSent] = useState(start.isSent);
  const uploads = useUploads(start.storedFiles);
  /** The uploaded share, 0 to 1; null when nothing is being sent. */
  const [sending, setSending] = useState<number | null>(null);
  const run = useRef({ openedAt: 0, isBusy: false, isMoved: false, isMounted: false });
  const [idempotencyKeys] = useState(createIdempotencyKeys);
  const isTouched = useRef(false);
  /** The last step that the visitor may open. */
  const furthest = useRef(start.step);
  const top = useRef<HTMLDivElement>(null);
  const current = steps[step];
  const isLast = step === steps.length - 1;
  const stepFields = useMemo(() => (current ? getStepFields(current) : []), [current]);
  const validated = useValidatedForm({
    id: `${form.name}-form`,
    rules: createStepRules({
      stepFields,
      formFields: fields,
      entries: formEntries.entries,
      storedFiles: uploads.getStoredFiles(),
    }),
    lastResult: start.lastResult,
    onSubmit: (event) => {
      event.preventDefault();
      submit(event.currentTarget);
    },
  });
  const challenge = useChallenge(form.googleReCaptcha, () =>
    message.show({ type: "error", text: formMessages.recaptcha }),
  );

  useHydrationLayoutEffect(() => {
    run.current.openedAt = performance.now();
    if (start.message) message.show(start.message);
    if (start.isSent) clearFormProgress(form.name);
    const savedProgress = isEmptyFormState(start) ? loadFormProgress(form.name) : null;
    furthest.current = Math.min(savedProgress?.step ?? start.step, steps.length - 1);
    if (savedProgress)
      setPosition({
        step: Math.min(history.current() ?? furthest.current, furthest.current),
        id: savedProgress.id,
      });
    uploads.restore(savedProgress?.stored ?? {});
    formEntries.restore(savedProgress?.entries ?? {});
  }, []);

  useEffect(() => {
    const { current: thisRun } = run;
    thisRun.isMounted = true;
    return () => {
      thisRun.isMounted = false;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the entered values hide fields
  useEffect(() => {
    const hidden = fields.filter(
      (field) => field.type === "file" && isFieldHidden(field, formEntries.entries),
    );
    uploads.remove(hidden.map(({ name }) => name));
  }, [formEntries.entries]);

  // Moves the focus to the top of the new step, because the clicked button is at its end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the step changes
  useEffect(() => {
    if (run.current.isMoved) top.current?.focus({ preventScroll: true });
    run.current.isMoved = false;
  }, [step]);

  const saveProgress = (position: { readonly step: number; readonly id: string | null }) => {
    const entries = omitPasswordEntries(fields, formEntries.entries);
    saveFormProgress(form.name, { ...position, entries, stored: uploads.getStoredFiles() });
  };
  // Saves on every change, so that a reload or a followed link loses nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the entered values change
  useEffect(() => {
    if (isTouched.current) saveProgress({ step, id });
  }, [formEntries.entries]);

  const goTo = (position: { readonly step: number; readonly id: string | null }) => {
    run.current.isMoved = position.step !== step;
    furthest.current = Math.max(furthest.current, position.step);
    setPosition(position);
    validated.clearErrors();
    saveProgress(position);
    element.current?.scrollIntoView({ block: "start" });
  };
  const history = useStepHistory(form.name, step, (to) => {
    if (!run.current.isBusy && to <= furthest.current) goTo({ step: to, id });
  });
  /** Empties the entries by React, because the browser's reset would restore the values in the HTML. */
  const startOver = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    isTouched.current = false;
    furthest.current = 0;
    history.restart();
    formEntries.reset();
    validated.clearErrors();
    uploads.clear();
    setPosition({ step: 0, id: null });
    clearFormProgress(form.name);
  };
  /** FORM-029: after a failed submit a form with steps returns to its first step and keeps its entries. */
  const showFailure = (text: string) => {
    if (!run.current.isMounted) return;
    message.show({ type: "error", text });
    if (steps.length === 1) return;
    history.restart();
    goTo({ step: 0, id });
  };
  /** The reply arrived after the visitor had left the page, which must not move. */
  const storeResultAfterLeaving = (result: ReplyOutcome, files: StoredFilesByField) => {
    if (result.kind === "complete") clearFormProgress(form.name);
    if (result.kind !== "next-step") return;
    uploads.addStored(files);
    saveProgress({ step: step + 1, id: result.id });
  };
  const finish = (reply: FormReply, files: StoredFilesByField) => {
    idempotencyKeys.reset();
    const stepContext = { isLastStep: isLast, hasSteps: steps.length > 1, messages: form.messages };
    const result = decideReplyOutcome(reply, stepContext);
    if (!run.current.isMounted) return storeResultAfterLeaving(result, files);
    switch (result.kind) {
      case "complete":
        element.current?.reset();
        setSent(true);
        onSent?.();
        return message.show({ type: "success", text: result.text });
      case "next-step":
        // The draft no longer exists, and neither do its files. This step started a new one.
        if (id !== null && result.id !== id) uploads.clearStored();
        uploads.addStored(files);
        history.advance(step + 1);
        return goTo({ step: step + 1, id: result.id });
      case "invalid":
        validated.showErrors(result.errors);
        return message.show({ type: "error", text: result.text });
      case "failed":
        return showFailure(result.text);
    }
  };
  const send = async (node: HTMLFormElement) => {
    const entries = clearHiddenEntries(fields, formEntries.entries);
    const body = new FormData(node);
    const files = getChosenFiles(body, stepFields);
    const isAsked = isLast && challenge.isAsked;
    const recaptchaToken = isAsked ? challenge.token() : null;
    if (isAsked && !recaptchaToken) return challenge.ask(() => node.requestSubmit());
    message.clear();
    setSending(0);
    const { openedAt } = run.current;
    const postId = idempotencyKeys.getKey(JSON.stringify([entries, uploads.fingerprint()]));
    const post = {
      formName: form.name,
      fields: stepFields,
      entries,
      files,
      step,
      id,
      postId,
      recaptchaToken,
    };
    const reply = await postForm(
      { ...post, openMs: performance.now() - openedAt, honeypot: readHoneypot(body) },
      setSending,
    ).finally(challenge.clear);
    finish(reply, toFileDetails(files));
  };

  const submit = (node: HTMLFormElement) => {
    if (run.current.isBusy) return;
    run.current.isBusy = true;
    send(node)
      .catch(() => showFailure(steps.length > 1 ? formMessages.stepFailed : formMessages.failed))
      .finally(() => {
        run.current.isBusy = false;
        setSending(null);
      });
  };

  return {
    element,
    top,
    formEntries,
    validated,
    uploads,
    challenge,
    message,
    step,
    steps,
    current,
    id,
    isLast,
    isSent,
    sending,
    change: (name: string, value: string | readonly string[]) => {
      isTouched.current = true;
      formEntries.set(name, value);
    },
    back: () => {
      if (!history.back()) goTo({ step: Math.max(0, step - 1), id });
    },
    /** Validates files when they are chosen, so that no file is uploaded only to be rejected. */
    chooseFiles: (name: string, files: readonly File[]) => {
      uploads.choose(name, files);
      if (files.length > 0 || validated.errors[name]) validated.form.validate({ name });
    },
    reset: startOver,
    restart: () => setSent(false),
  } as const;
}
