import { type RefObject, useCallback, useState } from "react";
import type { FormEntries, FormValues } from "~/domains/forms/entries/form-entries";
import { readPreHydrationEntries } from "~/domains/forms/entries/read-form-data";
import type { FormGroup } from "~/domains/forms/template/form-template";
import { useTakingOver } from "~/ui/use-taking-over";
import { keepDraft, readDraft } from "./checkout-draft";
import { answered, checkoutFormFields as fieldsIn, isShippingField, settled } from "./checkout-form";
import { isLockedField, isSameAsBilling, startValues, withDraft, withSameAsBilling } from "./checkout-values";

const nothingKnown: FormValues = {};

/** Holds the values of the checkout form and restores them after a reload of the page. */
export function useCheckoutValues(
  groups: readonly FormGroup[],
  form: RefObject<HTMLFormElement>,
  known: FormValues = nothingKnown,
) {
  const [values, setValues] = useState<FormEntries>(() =>
    settled(fieldsIn(groups), startValues(groups, known)),
  );

  useTakenUp(groups, form, known, setValues);
  const change = useCallback((next: (values: FormEntries) => FormEntries) => {
    setValues((before) => {
      const after = next(before);
      keepDraft(after);
      return after;
    });
  }, []);

  return {
    values,
    set: useCallback(
      (name: string, value: string | readonly string[]) =>
        change((now) => answered(groups, now, name, value)),
      [change, groups],
    ),
    reset: useCallback(
      () => change(() => settled(fieldsIn(groups), startValues(groups, known))),
      [change, groups, known],
    ),
    isLocked: (name: string) => isLockedField(name, known),
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
    const typed = form.current ? readPreHydrationEntries(new FormData(form.current), fields, beginning) : {};
    const draft = readDraft();
    setValues((empty) => {
      const kept = { ...withDraft(empty, draft, known), ...typed };
      return settled(fields, withSameAsBilling(kept, isSameAsBilling(kept)));
    });
  }, [form, groups, known, setValues]);
}
