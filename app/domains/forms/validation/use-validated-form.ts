import { type DefaultValue, INTENT, parse, type SubmissionResult } from "@conform-to/dom";
import { getFormProps, useForm } from "@conform-to/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { err } from "~/kernel/result";
import {
  type FieldErrors,
  type FormRules,
  isEmptyField,
  parseForm,
  toErrorLists,
  toFieldErrors,
} from "./parse-form";

type ValidatedFormOptions<Name extends string> = {
  /** The id of the form element; conform makes the ids of fields and errors from it. */
  readonly id: string;
  readonly rules: FormRules<unknown>;
  /** The server's reply to the last post. */
  readonly lastResult?: SubmissionResult | null | undefined;
  readonly defaultValue?: DefaultValue<{ [Field in Name]: string }>;
  /** Called once every field is valid; without it the browser or Remix posts the form. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** `onSubmit` is called whatever the rules say, and asks them by `showErrors` along with payment fields. */
  readonly isCheckedInOnSubmit?: boolean;
};

/**
 * A form that conform validates by the shop's own rules: a field when it is left, then at every input. Until the first
 * submit an empty field is no error yet.
 */
export function useValidatedForm<Name extends string>({
  id,
  rules,
  lastResult,
  defaultValue,
  onSubmit,
  isCheckedInOnSubmit = false,
}: ValidatedFormOptions<Name>) {
  const [found, setFound] = useState<SubmissionResult | null>(null);
  const isRefused = lastResult?.status === "error";
  const [attempt, setAttempt] = useState(isRefused ? 1 : 0);
  const wasSubmitted = useRef(isRefused);
  /** Errors that the rules cannot find; each stays until its field is changed. */
  const others = useRef<FieldErrors>({});

  const [form, fields] = useForm<{ [Field in Name]: string }, unknown>({
    id,
    lastResult: found ?? lastResult ?? null,
    defaultValue,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => {
      if (formData.has(INTENT)) {
        const current = wasSubmitted.current ? rules : allowEmptyFields(rules);
        return parse(formData, {
          resolve: (_payload, intent) => {
            if (intent?.type === "validate")
              others.current = withoutError(others.current, intent.payload.name);
            const checked = current(formData);
            return { error: toErrorLists({ ...others.current, ...(checked.ok ? {} : checked.failure) }) };
          },
        });
      }
      wasSubmitted.current = true;
      others.current = {};
      if (isCheckedInOnSubmit) return parse(formData, { resolve: () => ({ error: null }) });
      const submission = parseForm(formData, rules);
      if (submission.status === "error") setAttempt((before) => before + 1);
      return submission;
    },
    onSubmit,
  });

  useNewResult(lastResult, () => {
    wasSubmitted.current = isRefused;
    if (isRefused) setAttempt((before) => before + 1);
  });
  const errors = toFieldErrors(form.allErrors);
  return {
    form,
    formProps: getFormProps(form, { ariaAttributes: false }),
    /** What is wrong with the form as a whole. */
    formError: form.errors?.[0],
    fields,
    errors,
    /** How often a submit was refused; 0 before the first. */
    attempt,
    /** Shows the errors of the rules and those that the server or payment fields found; true when there are any. */
    showErrors: (more: FieldErrors): boolean => {
      const element = document.getElementById(id);
      const checked = rules(element instanceof HTMLFormElement ? new FormData(element) : new FormData());
      const next = { ...(checked.ok ? {} : checked.failure), ...more };
      const isInvalid = Object.keys(next).length > 0;
      wasSubmitted.current = true;
      others.current = more;
      setFound({ status: isInvalid ? "error" : "success", error: toErrorLists(next) });
      if (isInvalid) setAttempt((before) => before + 1);
      return isInvalid;
    },
    /** A field of a payment provider is right now: its error goes. */
    clearError: (name: string) => {
      if (errors[name]) form.validate({ name });
    },
  };
}

/** The same rules, without the errors of fields that are still empty. */
function allowEmptyFields(rules: FormRules<unknown>): FormRules<unknown> {
  return (body) => {
    const checked = rules(body);
    if (checked.ok) return checked;
    const filled = Object.entries(checked.failure).filter(([name]) => !isEmptyField(body, name));
    return err<FieldErrors>(Object.fromEntries(filled));
  };
}

function withoutError(errors: FieldErrors, name: string | undefined): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name));
}

function useNewResult(result: SubmissionResult | null | undefined, react: () => void): void {
  const seen = useRef(result);
  useEffect(() => {
    if (seen.current === result) return;
    seen.current = result;
    react();
  });
}
