import { type RefObject, useCallback, useState } from "react";
import { typedBefore } from "~/domains/forms/form-dom";
import type { FormGroup } from "~/domains/forms/form-template";
import { type FormEntries, type FormValues, textOf } from "~/domains/forms/form-values";
import { useTakingOver } from "~/ui/use-taking-over";
import { keepDraft, readDraft } from "./checkout-draft";
import {
  answered,
  checkoutFormFields as fieldsIn,
  formComplaints,
  isShippingField,
  settled,
} from "./checkout-form";
import {
  type Complaint,
  destinationOf,
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
        setErrors((known) => currentErrors(groups, known, before, after));
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
        if (textOf(values, name).trim() === "") return;
        const found = formComplaints(groups, values).find(({ field }) => field === name);
        if (found) setErrors((known) => ({ ...known, [name]: found.message }));
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

/**
 * The errors shown, as they are after a change: those of fields that are right now go, others say what is wrong now.
 * That nothing is shipped there goes with the address it was said of; errors of other parts, such as the card's, stay.
 */
export function currentErrors(
  groups: readonly FormGroup[],
  shown: Readonly<Record<string, string>>,
  before: FormEntries,
  after: FormEntries,
): Readonly<Record<string, string>> {
  const found = new Map(formComplaints(groups, after).map(({ field, message }) => [field, message]));
  const isMoved = JSON.stringify(destinationOf(before)) !== JSON.stringify(destinationOf(after));
  const kept = Object.entries(shown).flatMap(([name, message]) => {
    if (name === "shippingMethod" && isMoved) return [];
    const now = name in after ? found.get(name) : message;
    return now === undefined ? [] : [[name, now] as const];
  });
  return Object.fromEntries(kept);
}

function without(errors: Readonly<Record<string, string>>, name: string) {
  return Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name));
}
