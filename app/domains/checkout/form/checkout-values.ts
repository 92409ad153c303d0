import {
  type FormEntries,
  type FormValues,
  getEntryText,
  getInitialEntries,
} from "~/domains/forms/entries/form-entries";
import type { FormGroup } from "~/domains/forms/template/form-template";
import { normalizeAddressField } from "~/domains/forms/validation/address-rules";
import { homeCountry } from "~/domains/regions/countries";
import type { Destination } from "../cart-totals";
import { addressKinds, copyBillingToShipping, validateCheckoutField } from "./checkout-fields";
import { sameAsBilling } from "./checkout-template";

/**
 * Initial values: the editor's defaults, the home country, a shipping address that follows billing (CHK-005),
 * and the data of a signed-in customer (CHK-008).
 */
export function getInitialValues(groups: readonly FormGroup[], prefill: FormValues = {}): FormEntries {
  const start = getInitialEntries(groups.flatMap(({ fields }) => fields));
  const countries = addressKinds.map((kind) => `${kind}_country`);
  const home = countries.map((name) => [name, getEntryText(start, name) || homeCountry]);
  const values = { ...start, ...Object.fromEntries(home), [sameAsBilling]: "on", ...prefill };
  return isSameAsBilling(values) ? copyBillingToShipping(values) : values;
}

/**
 * Changes one field. Shipping follows billing while it is the same (CHK-005); another country clears the
 * state.
 */
export function withValue(values: FormEntries, name: string, value: string): FormEntries {
  if (name === sameAsBilling) return withSameAsBilling(values, value === "on");
  const changedValues = { ...values, [name]: value };
  const countryField = /^(bill|ship)_country$/.exec(name);
  const nextValues =
    countryField && values[name] !== value
      ? { ...changedValues, [`${countryField[1]}_state`]: "" }
      : changedValues;
  return isSameAsBilling(nextValues) ? copyBillingToShipping(nextValues) : nextValues;
}

/** Checking copies billing to shipping; unchecking keeps the copies for editing (CHK-006, CHK-005). */
export function withSameAsBilling(values: FormEntries, checked: boolean): FormEntries {
  const withAnswer = { ...values, [sameAsBilling]: checked ? "on" : "" };
  return checked ? copyBillingToShipping(withAnswer) : withAnswer;
}

export function isSameAsBilling(values: FormEntries): boolean {
  return values[sameAsBilling] === "on";
}

/** The destination once its fields are complete and valid; null before (SHIP-001). */
export function toDestination(values: FormEntries): Destination | null {
  const country = normalizeAddressField("country", getEntryText(values, "ship_country"));
  const state = normalizeAddressField("state", getEntryText(values, "ship_state"));
  const zip = normalizeAddressField("zip", getEntryText(values, "ship_zip"), country);
  if (!country || !state || !zip || validateCheckoutField("ship_zip", zip, { country })) return null;
  return { country, state, zip };
}

/** The verified email of a signed-in customer cannot be changed (CHK-008). */
export function isLockedEmailField(name: string, prefill: FormValues): boolean {
  return /^(bill|ship)_email$/.test(name) && Boolean(prefill[name]);
}

/**
 * Restores a saved draft over the initial values. Prefilled values replace empty ones, and locked fields do
 * not change. An unchecked "Same as billing" is an answer, not an empty value.
 */
export function withDraft(start: FormEntries, draft: FormEntries, prefill: FormValues): FormEntries {
  const isAnswer = (name: string, value: FormEntries[string]) =>
    value !== "" || name === sameAsBilling || !prefill[name];
  const restored = Object.entries(draft).filter(
    ([name, value]) => !isLockedEmailField(name, prefill) && isAnswer(name, value),
  );
  return { ...start, ...Object.fromEntries(restored) };
}

export type FormError = { readonly field: string; readonly message: string };

/** Lists the errors of these fields in order. */
export function listFieldErrors(values: FormEntries, fields: readonly string[]): readonly FormError[] {
  return fields.flatMap((field) => {
    const message = validateCheckoutField(field, getEntryText(values, field));
    return message ? [{ field, message }] : [];
  });
}
