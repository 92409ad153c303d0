import { type FormEntries, getEntryText } from "~/domains/forms/entries/form-entries";
import { clearHiddenEntries, getVisibleFields } from "~/domains/forms/entries/visible-fields";
import type { FormField, FormGroup } from "~/domains/forms/template/form-template";
import { isAddressField, type PunctuationField } from "~/domains/forms/validation/address-rules";
import { getFieldsWithPunctuation } from "~/domains/forms/validation/fields-with-punctuation";
import type { FormRules } from "~/domains/forms/validation/parse-form";
import { filterTypedText, validateField } from "~/domains/forms/validation/validate-fields";
import { err, ok } from "~/kernel/result";
import { addressFieldOf, checkoutFieldError, countryField } from "./checkout-fields";
import { sameAsBilling } from "./checkout-template";
import { type Complaint, isSameAsBilling, withValue } from "./checkout-values";

/** Every field of the checkout, group after group. */
export function checkoutFormFields(groups: readonly FormGroup[]): readonly FormField[] {
  return groups.flatMap(({ fields }) => fields);
}

/** What an editor asks beside the addresses: its answers go with the order. */
export function addedFields(groups: readonly FormGroup[]): readonly FormField[] {
  return checkoutFormFields(groups).filter(
    ({ name }) => name !== sameAsBilling && addressFieldOf(name) === null,
  );
}

/** One field answered: as much of it as may be typed there; what it hides holds nothing (FORM-009, FORM-012). */
export function answered(
  groups: readonly FormGroup[],
  entries: FormEntries,
  name: string,
  value: string | readonly string[],
): FormEntries {
  const fields = checkoutFormFields(groups);
  const field = fields.find((one) => one.name === name);
  if (typeof value !== "string") return settled(fields, { ...entries, [name]: value });
  return settled(fields, withValue(entries, name, field ? filterTypedText(field, value) : value));
}

export function settled(fields: readonly FormField[], entries: FormEntries): FormEntries {
  return { ...entries, ...clearHiddenEntries(fields, entries) };
}

/**
 * Every complaint about the form, in its order, by the rules of forms: those of an address by its field's name, and
 * what the editor asks of any field (CHK-002). Copies of billing are put right where they were typed.
 */
export function formComplaints(groups: readonly FormGroup[], entries: FormEntries): readonly Complaint[] {
  const isCopy = ({ name }: FormField) => isSameAsBilling(entries) && isShippingField(name);
  const fields = checkoutFormFields(groups);
  const openFields = getFieldsWithPunctuation(fields);
  return getVisibleFields(fields, entries).flatMap((field) => {
    const message = isCopy(field) ? null : complaintAbout(field, entries, openFields);
    return message === null ? [] : [{ field: field.name, message }];
  });
}

/** The rules of the checkout's fields, by the entries that the page holds: a copied or locked field is posted by none. */
export function checkoutRules(groups: readonly FormGroup[], entries: FormEntries): FormRules<FormEntries> {
  return () => {
    const complaints = formComplaints(groups, entries);
    if (complaints.length === 0) return ok(entries);
    return err(Object.fromEntries(complaints.map(({ field, message }) => [field, message])));
  };
}

function complaintAbout(
  field: FormField,
  entries: FormEntries,
  openFields: readonly PunctuationField[],
): string | null {
  const isAddress = addressFieldOf(field.name) !== null;
  const byName = checkoutFieldError(field.name, getEntryText(entries, field.name), {
    country: getEntryText(entries, countryField(field.name)),
    fieldsWithPunctuation: openFields,
  });
  return byName ?? validateField(isAddress ? withoutPlaces(field) : field, entries, []);
}

/** Which countries and states there are, the rules of an address say. */
function withoutPlaces(field: FormField): FormField {
  return field.dynamicOptions ? { ...field, dynamicOptions: undefined, options: [] } : field;
}

/** Whether a field is one of the shipping address, which may follow billing; an editor's own 'ship_note' is not. */
export function isShippingField(name: string): boolean {
  return name.startsWith("ship_") && isAddressField(name.slice("ship_".length));
}

/** What is sent of the form: its addresses by their names, and what an editor asks besides under `answers`. */
export function orderForm(groups: readonly FormGroup[], entries: FormEntries) {
  const added = addedFields(groups).map(({ name }) => name);
  const isAdded = ([name]: readonly [string, unknown]) => added.includes(name);
  const all = Object.entries(entries);
  return {
    ...Object.fromEntries(all.filter((entry) => !isAdded(entry))),
    answers: Object.fromEntries(all.filter(isAdded)),
  };
}
