import { type DefaultValue, INTENT, parse, type SubmissionResult } from "@conform-to/dom";
import { getFormProps, useForm } from "@conform-to/react";
import { type FormEvent, type MutableRefObject, useCallback, useEffect, useRef, useState } from "react";
import { err } from "~/kernel/result";
import {
  type FieldErrors,
  type FormRules,
  isEmptyField,
  parseForm,
  toErrorLists,
  toFieldErrors,
} from "./parse-form";
import { useValidationOnBlur } from "./use-validation-on-blur";

type ValidatedFormOptions<Name extends string> = {
  /** The id of the form element; conform makes the ids of fields and errors from it. */
  readonly id: string;
  readonly rules: FormRules<unknown>;
  readonly lastResult?: SubmissionResult | null | undefined;
  readonly defaultValue?: DefaultValue<{ [Field in Name]: string }>;
  /** Called once every field is valid; without it the browser or Remix posts the form. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /**
   * `onSubmit` is called even with errors, and validates by `showErrors` together with the payment fields.
   */
  readonly isCheckedInOnSubmit?: boolean;
};

/**
 * Returns a form that conform validates by the shop's rules: a field on blur, then on every input. Before the first
 * submit an empty field is not an error.
 */
export function useValidatedForm<Name extends string>({
  id,
  rules,
  lastResult,
  defaultValue,
  onSubmit,
  isCheckedInOnSubmit = false,
}: ValidatedFormOptions<Name>) {
  const isRefused = lastResult?.status === "error";
  const memory = useRef<ValidationState>(isRefused ? rememberAll() : rememberNothing());
  const refusals = useRefusals(isRefused);
  const { found: foundResult, ...actions } = useFoundErrors({ id, rules, memory, addRefusal: refusals.add });
  const [form, fields] = useForm<{ [Field in Name]: string }, unknown>({
    id,
    lastResult: foundResult ?? lastResult ?? null,
    ...(defaultValue ? { defaultValue } : {}),
    // `useValidationOnBlur` validates a field that was left.
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => {
      if (formData.has(INTENT)) return checkIntent(formData, rules, memory.current);
      memory.current = rememberAll();
      if (isCheckedInOnSubmit) return parse(formData, { resolve: () => ({ error: null }) });
      const submission = parseForm(formData, rules);
      if (submission.status === "error") refusals.add();
      return submission;
    },
    ...(onSubmit ? { onSubmit } : {}),
  });
  useNewResult(lastResult, () => {
    memory.current = isRefused ? rememberAll() : rememberNothing();
    if (isRefused) refusals.add();
  });
  useUnpostedIntents(id);
  const errors = toFieldErrors(form.allErrors);
  useValidationOnBlur(id, (name) => {
    // An error of the server stays until its field is changed.
    if (!errors[name]) form.validate({ name });
  });
  useEndOfSummary(errors, refusals.endSummary);
  return {
    ...actions,
    form,
    formProps: getFormProps(form, { ariaAttributes: false }),
    formError: form.errors?.[0],
    fields,
    errors,
    /** The errors of the last submit that still apply, for the summary on top of the form. */
    summaryErrors: refusals.isSummarized ? errors : noErrors,
    /** How often a submit was rejected; 0 before the first. */
    attempt: refusals.attempt,
    /** Removes the error of a payment provider's field that became valid. */
    clearError: (name: string) => {
      if (errors[name]) form.validate({ name });
    },
  };
}

type ValidationState = {
  /** The fields that were validated as a whole; an empty one of them is an error. */
  readonly validatedFields: ReadonlySet<string> | "all";
  /** Errors that the rules cannot detect; each stays until its field is changed. */
  extraErrors: FieldErrors;
};

const rememberNothing = (): ValidationState => ({ validatedFields: new Set(), extraErrors: {} });
const rememberAll = (extraErrors: FieldErrors = {}): ValidationState => ({
  validatedFields: "all",
  extraErrors,
});

/** Validates for one of conform's intents: a field was left or changed. */
function checkIntent(formData: FormData, rules: FormRules<unknown>, memory: ValidationState) {
  const checked = allowEmptyFields(rules, memory.validatedFields)(formData);
  return parse<unknown, string[]>(formData, {
    resolve: (_payload, intent) => {
      if (intent?.type === "validate")
        memory.extraErrors = omitError(memory.extraErrors, intent.payload.name);
      return { error: toErrorLists({ ...memory.extraErrors, ...(checked.ok ? {} : checked.failure) }) };
    },
  });
}

function useRefusals(isRefused: boolean) {
  const [attempt, setAttempt] = useState(isRefused ? 1 : 0);
  const [isSummarized, setSummarized] = useState(isRefused);
  return {
    attempt,
    isSummarized,
    add: () => {
      setAttempt((previous) => previous + 1);
      setSummarized(true);
    },
    endSummary: useCallback(() => setSummarized(false), []),
  };
}

/** Hides the error summary once its last error is fixed; the next rejected submit shows it again. */
function useEndOfSummary(errors: FieldErrors, end: () => void): void {
  const isValid = Object.keys(errors).length === 0;
  useEffect(() => {
    if (isValid) end();
  }, [isValid, end]);
}

type FoundErrorsOptions = Pick<ValidatedFormOptions<string>, "id" | "rules"> & {
  readonly memory: MutableRefObject<ValidationState>;
  readonly addRefusal: () => void;
};

/** Errors that are reported outside of conform's events. */
function useFoundErrors({ id, rules, memory, addRefusal }: FoundErrorsOptions) {
  const [foundResult, setFoundResult] = useState<SubmissionResult | null>(null);
  return {
    found: foundResult,
    /** Shows the errors of the rules and those of the server or payment fields; returns all of them. */
    showErrors: (extraErrors: FieldErrors): FieldErrors => {
      const next = { ...validateValues(id, rules), ...extraErrors };
      const isInvalid = Object.keys(next).length > 0;
      memory.current = rememberAll(extraErrors);
      setFoundResult({ status: isInvalid ? "error" : "success", error: toErrorLists(next) });
      if (isInvalid) addRefusal();
      return next;
    },
    /** Validates some fields, including empty ones, and returns their errors. */
    validateFields: (names: readonly string[]): FieldErrors => {
      const { validatedFields, extraErrors } = memory.current;
      const fieldErrors = Object.entries(validateValues(id, rules)).filter(([name]) => names.includes(name));
      if (validatedFields !== "all")
        memory.current = { validatedFields: new Set([...validatedFields, ...names]), extraErrors };
      setFoundResult({ error: toErrorLists(Object.fromEntries(fieldErrors)), fields: [...names] });
      return Object.fromEntries(fieldErrors);
    },
    /** Clears all errors, for another step or a reset form. */
    clearErrors: () => {
      memory.current = rememberNothing();
      setFoundResult({ error: {} });
    },
  };
}

const noErrors: FieldErrors = {};

/** Returns the same rules without errors of empty fields that were not validated yet. */
function allowEmptyFields(
  rules: FormRules<unknown>,
  validatedFields: ValidationState["validatedFields"],
): FormRules<unknown> {
  if (validatedFields === "all") return rules;
  return (body) => {
    const checked = rules(body);
    if (checked.ok) return checked;
    const isError = ([name]: readonly [string, string]) =>
      validatedFields.has(name) || !isEmptyField(body, name);
    return err<FieldErrors>(Object.fromEntries(Object.entries(checked.failure).filter(isError)));
  };
}

/** Validates the form with its current values on the page. */
function validateValues(id: string, rules: FormRules<unknown>): FieldErrors {
  const element = document.getElementById(id);
  const checked = rules(element instanceof HTMLFormElement ? new FormData(element) : new FormData());
  return checked.ok ? {} : checked.failure;
}

function omitError(errors: FieldErrors, name: string | undefined): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name));
}

/**
 * Keeps the browser from posting conform's intents. A focused field that React removes is blurred while React ignores
 * events, so that its `onSubmit` does not prevent the post: https://github.com/edmundhung/conform/issues/1091.
 */
function useUnpostedIntents(id: string): void {
  useEffect(() => {
    const preventPost = (event: SubmitEvent) => {
      const { target, submitter } = event;
      // A field named "id" hides the property of that name.
      const isThisForm = target instanceof HTMLFormElement && target.getAttribute("id") === id;
      if (isThisForm && submitter?.getAttribute("name") === INTENT) event.preventDefault();
    };
    document.addEventListener("submit", preventPost, { capture: true });
    return () => document.removeEventListener("submit", preventPost, { capture: true });
  }, [id]);
}

function useNewResult(result: SubmissionResult | null | undefined, react: () => void): void {
  const lastResult = useRef(result);
  useEffect(() => {
    if (lastResult.current === result) return;
    lastResult.current = result;
    react();
  });
}
