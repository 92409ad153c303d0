import { type RefObject, useCallback, useEffect, useState } from "react";
import type { FormGroup } from "~/domains/forms/form-template";
import type { FormValues } from "~/domains/forms/form-values";
import { keepDraft, readDraft } from "./checkout-draft";
import { checkoutFieldError } from "./checkout-fields";
import {
  type Complaint,
  isLockedField,
  isSameAsBilling,
  startValues,
  withDraft,
  withSameAsBilling,
  withValue,
} from "./checkout-values";

const nothingKnown: FormValues = {};

/** Values and complaints of the form: a field complains when it is left, and stops as soon as it is right. */
export function useCheckoutValues(
  groups: readonly FormGroup[],
  form: RefObject<HTMLFormElement>,
  known: FormValues = nothingKnown,
) {
  const [values, setValues] = useState<FormValues>(() => startValues(groups, known));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  // What was typed before this page came alive, and what this tab kept over a reload.
  useEffect(() => {
    const data = form.current ? textsOf(new FormData(form.current)) : {};
    setValues((empty) => {
      const typed = Object.entries(data).filter(([name, value]) => name in empty && value !== empty[name]);
      const kept = { ...withDraft(empty, readDraft(), known), ...Object.fromEntries(typed) };
      return withSameAsBilling(kept, isSameAsBilling(kept));
    });
  }, [form, known]);

  const change = useCallback((next: (values: FormValues) => FormValues) => {
    setValues((before) => {
      const after = next(before);
      keepDraft(after);
      setErrors((known) => withoutSolved(known, after));
      return after;
    });
  }, []);

  return {
    values,
    errors,
    set: useCallback((name: string, value: string) => change((now) => withValue(now, name, value)), [change]),
    /** Leaving an empty field is no mistake yet; leaving a wrong one is. */
    check: useCallback(
      (name: string) => {
        const value = values[name] ?? "";
        const message = value.trim() === "" ? null : checkoutFieldError(name, value);
        if (message) setErrors((known) => ({ ...known, [name]: message }));
      },
      [values],
    ),
    complain: useCallback(
      (complaints: readonly Complaint[]) =>
        setErrors(Object.fromEntries(complaints.map(({ field, message }) => [field, message]))),
      [],
    ),
    reset: useCallback(() => {
      change(() => startValues(groups, known));
      setErrors({});
    }, [change, groups, known]),
    isLocked: (name: string) => isLockedField(name, known),
    forget: useCallback((name: string) => setErrors((known) => without(known, name)), []),
    isFollowing: (name: string) => isSameAsBilling(values) && name.startsWith("ship_"),
  };
}

/** Complaints about fields of the form that are right now; others, such as the card's, stay. */
function withoutSolved(errors: Readonly<Record<string, string>>, values: FormValues) {
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([name]) => !(name in values) || checkoutFieldError(name, values[name] ?? ""),
    ),
  );
}

function without(errors: Readonly<Record<string, string>>, name: string) {
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name));
}

function textsOf(data: FormData): FormValues {
  return Object.fromEntries(
    [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== ""),
  );
}
