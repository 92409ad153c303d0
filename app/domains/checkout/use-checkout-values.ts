import { type RefObject, useCallback, useState } from "react";
import { typedBefore } from "~/domains/forms/form-dom";
import type { FormGroup } from "~/domains/forms/form-template";
import { type FormEntries, type FormValues, textOf } from "~/domains/forms/form-values";
import { useTakingOver } from "~/ui/use-taking-over";
import { keepDraft, readDraft } from "./checkout-draft";
import {
  answered,
  complaintAbout,
  checkoutFormFields as fieldsIn,
  formComplaints,
  isShippingField,
  settled,
} from "./checkout-form";
import {
  type Complaint,
  isLockedField,
  isSameAsBilling,
  startValues,
  withDraft,
  withSameAsBilling,
} from "./checkout-values";

const nothingKnown: FormValues = {};

/** Values and complaints of the form: a field complains when it is left, and stops as soon as it is right. */
export function useCheckoutValues(
  groups: readonly FormGroup[],
  form: RefObject<HTMLFormElement>,
  known: FormValues = nothingKnown,
) {
  const [values, setValues] = useState<FormEntries>(() =>
    settled(fieldsIn(groups), startValues(groups, known)),
  );
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  useTakenUp(groups, form, known, setValues);
  const change = useCallback(
    (next: (values: FormEntries) => FormEntries) => {
      setValues((before) => {
        const after = next(before);
        keepDraft(after);
        setErrors((known) => withoutSolved(groups, known, after));
        return after;
      });
    },
    [groups],
  );

  return {
    values,
    errors,
    set: useCallback(
      (name: string, value: string | readonly string[]) =>
        change((now) => answered(groups, now, name, value)),
      [change, groups],
    ),
    /** Leaving an empty field is no mistake yet; leaving a wrong one is. */
    check: useCallback(
      (name: string) => {
        const field = fieldsIn(groups).find((one) => one.name === name);
        const message = !field || textOf(values, name).trim() === "" ? null : complaintAbout(field, values);
        if (message) setErrors((known) => ({ ...known, [name]: message }));
      },
      [groups, values],
    ),
    complain: useCallback(
      (complaints: readonly Complaint[]) =>
        setErrors(Object.fromEntries(complaints.map(({ field, message }) => [field, message]))),
      [],
    ),
    reset: useCallback(() => {
      change(() => settled(fieldsIn(groups), startValues(groups, known)));
      setErrors({});
    }, [change, groups, known]),
    isLocked: (name: string) => isLockedField(name, known),
    forget: useCallback((name: string) => setErrors((known) => without(known, name)), []),
    isFollowing: (name: string) => isSameAsBilling(values) && isShippingField(name),
  };
}

/** What was typed before this page came alive, and what this tab kept over a reload. */
function useTakenUp(
  groups: readonly FormGroup[],
  form: RefObject<HTMLFormElement>,
  known: FormValues,
  setValues: (next: (values: FormEntries) => FormEntries) => void,
) {
  useTakingOver(() => {
    const fields = fieldsIn(groups);
    // Read now: once React renders again, its own values stand in the fields; the next letter is kept over what was kept.
    const beginning = settled(fields, startValues(groups, known));
    const typed = form.current ? typedBefore(form.current, fields, beginning) : {};
    const draft = readDraft();
    setValues((empty) => {
      const kept = { ...withDraft(empty, draft, known), ...typed };
      return settled(fields, withSameAsBilling(kept, isSameAsBilling(kept)));
    });
  }, [form, groups, known, setValues]);
}

/** Complaints about fields of the form that are right now; others, such as the card's, stay. */
function withoutSolved(
  groups: readonly FormGroup[],
  errors: Readonly<Record<string, string>>,
  values: FormEntries,
) {
  const wrong = formComplaints(groups, values).map(({ field }) => field);
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => !(name in values) || wrong.includes(name)),
  );
}

function without(errors: Readonly<Record<string, string>>, name: string) {
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name));
}
