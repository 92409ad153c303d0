import {
  type FormEntries,
  type FormValues,
  getEntryText,
  getInitialEntries,
} from "~/domains/forms/entries/form-entries";
import type { FormGroup } from "~/domains/forms/template/form-template";
import { normalizeAddressField } from "~/domains/forms/validation/address-rules";
import { homeCountry } from "~/kernel/places";
import type { Destination } from "../cart-totals";
import { addressKinds, checkoutFieldError, copyBillingToShipping } from "./checkout-fields";
import { sameAsBilling } from "./checkout-template";

/** How the form begins: with what the editor filled in, the country we are in, and what is known of a signed-in customer (CHK-008). */
export function getInitialValues(groups: readonly FormGroup[], prefill: FormValues = {}): FormEntries {
  const start = getInitialEntries(groups.flatMap(({ fields }) => fields));
  const countries = addressKinds.map((kind) => `${kind}_country`);
  const home = countries.map((name) => [name, getEntryText(start, name) || homeCountry]);
  return { ...start, ...Object.fromEntries(home), ...prefill };
}

/** One field changed: shipping follows billing while it is the same (CHK-005); another country forgets the state. */
export function withValue(values: FormEntries, name: string, value: string): FormEntries {
  if (name === sameAsBilling) return withSameAsBilling(values, value === "on");
  const entered = { ...values, [name]: value };
  const moved = /^(bill|ship)_country$/.exec(name);
  const changed = moved && values[name] !== value ? { ...entered, [`${moved[1]}_state`]: "" } : entered;
  return isSameAsBilling(changed) ? copyBillingToShipping(changed) : changed;
}

/** Checking copies billing into shipping; unchecking leaves the copies, to be edited (CHK-006, CHK-005). */
export function withSameAsBilling(values: FormEntries, checked: boolean): FormEntries {
  const withAnswer = { ...values, [sameAsBilling]: checked ? "on" : "" };
  return checked ? copyBillingToShipping(withAnswer) : withAnswer;
}

export function isSameAsBilling(values: FormEntries): boolean {
  return values[sameAsBilling] === "on";
}

/** Where the samples go, once that part of the address is complete and well-formed; null before (SHIP-001). */
export function toDestination(values: FormEntries): Destination | null {
  const country = normalizeAddressField("country", getEntryText(values, "ship_country"));
  const state = normalizeAddressField("state", getEntryText(values, "ship_state"));
  const zip = normalizeAddressField("zip", getEntryText(values, "ship_zip"), country);
  if (!country || !state || !zip || checkoutFieldError("ship_zip", zip, { country })) return null;
  return { country, state, zip };
}

/** The mailbox of a signed-in customer is proven: it is shown and cannot be changed (CHK-008). */
export function isLockedField(name: string, prefill: FormValues): boolean {
  return /^(bill|ship)_email$/.test(name) && Boolean(prefill[name]);
}

/** What was kept over a reload, over what is known: what was left empty gives way, a locked field stays. */
export function withDraft(start: FormEntries, draft: FormEntries, prefill: FormValues): FormEntries {
  const restored = Object.entries(draft).filter(
    ([name, value]) => !isLockedField(name, prefill) && (value !== "" || !prefill[name]),
  );
  return { ...start, ...Object.fromEntries(restored) };
}

export type FormError = { readonly field: string; readonly message: string };

/** What the checkout's own rules say of these fields, in their order. */
export function listFieldErrors(values: FormEntries, fields: readonly string[]): readonly FormError[] {
  return fields.flatMap((field) => {
    const message = checkoutFieldError(field, getEntryText(values, field));
    return message ? [{ field, message }] : [];
  });
}
