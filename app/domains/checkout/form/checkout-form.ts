import { type FormEntries, getEntryText } from "~/domains/forms/entries/form-entries";
import { clearHiddenEntries, getVisibleFields } from "~/domains/forms/entries/visible-fields";
import type { FormField, FormGroup } from "~/domains/forms/template/form-template";
import { isAddressField, type PunctuationField } from "~/domains/forms/validation/address-rules";
import { getFieldsWithPunctuation } from "~/domains/forms/validation/fields-with-punctuation";
import type { FormRules } from "~/domains/forms/validation/parse-form";
import { filterTypedText, validateField } from "~/domains/forms/validation/validate-fields";
import { err, ok } from "~/kernel/result";
import { checkoutFieldError, getCountryFieldName, parseAddressFieldName } from "./checkout-fields";
import { sameAsBilling } from "./checkout-template";
import { type FormError, isSameAsBilling, withValue } from "./checkout-values";

/** Every field of the checkout, group after group. */
export function listCheckoutFields(groups: readonly FormGroup[]): readonly FormField[] {
  return groups.flatMap(({ fields }) => fields);
}

/** What an editor asks beside the addresses: its answers go with the order. */
export function listCustomFields(groups: readonly FormGroup[]): readonly FormField[] {
  return listCheckoutFields(groups).filter(
    ({ name }) => name !== sameAsBilling && parseAddressFieldName(name) === null,
  );
}

/** One field answered: as much of it as may be typed there; what it hides holds nothing (FORM-009, FORM-012). */
export function withAnswer(
  groups: readonly FormGroup[],
  entries: FormEntries,
  name: string,
  value: string | readonly string[],
): FormEntries {
  const fields = listCheckoutFields(groups);
  const field = fields.find((one) => one.name === name);
  if (typeof value !== "string") return withoutHiddenValues(fields, { ...entries, [name]: value });
  return withoutHiddenValues(fields, withValue(entries, name, field ? filterTypedText(field, value) : value));
}

export function withoutHiddenValues(fields: readonly FormField[], entries: FormEntries): FormEntries {
  return { ...entries, ...clearHiddenEntries(fields, entries) };
}

/**
 * Every complaint about the form, in its order, by the rules of forms: those of an address by its field's name, and
 * what the editor asks of any field (CHK-002). Copies of billing are put right where they were typed.
 */
export function listFormErrors(groups: readonly FormGroup[], entries: FormEntries): readonly FormError[] {
  const isCopy = ({ name }: FormField) => isSameAsBilling(entries) && isShippingField(name);
  const fields = listCheckoutFields(groups);
  const openFields = getFieldsWithPunctuation(fields);
  return getVisibleFields(fields, entries).flatMap((field) => {
    const message = isCopy(field) ? null : getFieldError(field, entries, openFields);
    return message === null ? [] : [{ field: field.name, message }];
  });
}

/** The rules of the checkout's fields, by the entries that the page holds: a copied or locked field is posted by none. */
export function createCheckoutRules(
  groups: readonly FormGroup[],
  entries: FormEntries,
): FormRules<FormEntries> {
  return () => {
    const errors = listFormErrors(groups, entries);
    if (errors.length === 0) return ok(entries);
    return err(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
  };
}

function getFieldError(
  field: FormField,
  entries: FormEntries,
  openFields: readonly PunctuationField[],
): string | null {
  const isAddress = parseAddressFieldName(field.name) !== null;
  const byName = checkoutFieldError(field.name, getEntryText(entries, field.name), {
    country: getEntryText(entries, getCountryFieldName(field.name)),
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
export function toOrderForm(groups: readonly FormGroup[], entries: FormEntries) {
  const added = listCustomFields(groups).map(({ name }) => name);
  const isAdded = ([name]: readonly [string, unknown]) => added.includes(name);
  const all = Object.entries(entries);
  return {
    ...Object.fromEntries(all.filter((entry) => !isAdded(entry))),
    answers: Object.fromEntries(all.filter(isAdded)),
  };
}
