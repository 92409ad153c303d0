import { type RefObject, useCallback, useState } from "react";
import type { FormEntries, FormValues } from "~/domains/forms/entries/form-entries";
import { readPreHydrationEntries } from "~/domains/forms/entries/read-form-data";
import type { FormField, FormGroup } from "~/domains/forms/template/form-template";
import { useHydrationLayoutEffect } from "~/ui/runtime/use-hydration-layout-effect";
import { readCheckoutDraft, saveCheckoutDraft } from "../form/checkout-draft";
import {
  listCheckoutFields as fieldsIn,
  isShippingField,
  setAnswer,
  withoutHiddenValues,
} from "../form/checkout-form";
import { sameAsBilling } from "../form/checkout-template";
import {
  getInitialValues,
  isLockedEmailField,
  isSameAsBilling,
  withDraft,
  withSameAsBilling,
} from "../form/checkout-values";

const nothingKnown: FormValues = {};

/** State of the checkout values; restores them after a reload. */
export function useCheckoutValues(
  groups: readonly FormGroup[],
  form: RefObject<HTMLFormElement>,
  prefill: FormValues = nothingKnown,
) {
  const [values, setValues] = useState<FormEntries>(() =>
    withoutHiddenValues(fieldsIn(groups), getInitialValues(groups, prefill)),
  );

  useRestoredValues(groups, form, prefill, setValues);
  const change = useCallback((next: (values: FormEntries) => FormEntries) => {
    setValues((previous) => {
      const updated = next(previous);
      saveCheckoutDraft(updated);
      return updated;
    });
  }, []);

  return {
    values,
    set: useCallback(
      (name: string, value: string | readonly string[]) =>
        change((now) => setAnswer(groups, now, name, value)),
      [change, groups],
    ),
    reset: useCallback(
      () => change(() => withoutHiddenValues(fieldsIn(groups), getInitialValues(groups, prefill))),
      [change, groups, prefill],
    ),
    isLocked: (name: string) => isLockedEmailField(name, prefill),
    isFollowing: (name: string) => isSameAsBilling(values) && isShippingField(name),
  };
}

/** Restores input typed before hydration and the saved draft of this tab. */
function useRestoredValues(
  groups: readonly FormGroup[],
  form: RefObject<HTMLFormElement>,
  prefill: FormValues,
  setValues: (next: (values: FormEntries) => FormEntries) => void,
) {
  useHydrationLayoutEffect(() => {
    const fields = fieldsIn(groups);
    // Read the inputs now. React's next render replaces their values.
    // The next change overwrites the draft.
    const beginning = withoutHiddenValues(fields, getInitialValues(groups, prefill));
    const typed = form.current ? readTypedValues(form.current, fields, beginning) : {};
    const draft = readCheckoutDraft();
    setValues((empty) => {
      const restored = { ...withDraft(empty, draft, prefill), ...typed };
      return withoutHiddenValues(fields, withSameAsBilling(restored, isSameAsBilling(restored)));
    });
  }, [form, groups, prefill, setValues]);
}

/** An unchecked box is missing from the form data, so "Same as billing" is read from its control. */
function readTypedValues(
  form: HTMLFormElement,
  fields: readonly FormField[],
  beginning: FormEntries,
): FormEntries {
  const typed = readPreHydrationEntries(new FormData(form), fields, beginning);
  const box = form.elements.namedItem(sameAsBilling);
  const isUnchecked = box instanceof HTMLInputElement && !box.checked && isSameAsBilling(beginning);
  return isUnchecked ? { ...typed, [sameAsBilling]: "" } : typed;
}
