import { type FormEntries, getEntryText } from "~/domains/forms/entries/form-entries";
import { clearHiddenEntries, getVisibleFields } from "~/domains/forms/entries/visible-fields";
import type { FormField, FormGroup } from "~/domains/forms/template/form-template";
import { isAddressField, type PunctuationField } from "~/domains/forms/validation/address-rules";
import { getFieldsWithPunctuation } from "~/domains/forms/validation/fields-with-punctuation";
import type { FormRules } from "~/domains/forms/validation/parse-form";
import { filterTypedText, validateField } from "~/domains/forms/validation/validate-fields";
import { err, ok } from "~/kernel/result";
import { getCountryFieldName, parseAddressFieldName, validateCheckoutField } from "./checkout-fields";
import { sameAsBilling } from "./checkout-template";
import { type FormError, isSameAsBilling, withValue } from "./checkout-values";

/** Lists all fields of the checkout in order. */
export function listCheckoutFields(groups: readonly FormGroup[]): readonly FormField[] {
  return groups.flatMap(({ fields }) => fields);
}

/** Lists the editor's own fields; their answers become part of the order. */
export function listCustomFields(groups: readonly FormGroup[]): readonly FormField[] {
  return listCheckoutFields(groups).filter(
    ({ name }) => name !== sameAsBilling && parseAddressFieldName(name) === null,
  );
}

/**
 * Sets one field to the allowed part of its input and clears fields that become hidden (FORM-009, FORM-012).
 */
export function setAnswer(
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
 * Validates the whole form in field order, by address rules and by the editor's rules (CHK-002). Copies of
 * billing fields report their errors at the billing field.
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

/** Creates validation rules based on the page's values, because copied and locked fields are not posted. */
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
  const byName = validateCheckoutField(field.name, getEntryText(entries, field.name), {
    country: getEntryText(entries, getCountryFieldName(field.name)),
    fieldsWithPunctuation: openFields,
  });
  return byName ?? validateField(isAddress ? omitRegionOptions(field) : field, entries, []);
}

/** Address rules check countries and states, not the field's options. */
function omitRegionOptions(field: FormField): FormField {
  return field.dynamicOptions ? { ...field, dynamicOptions: undefined, options: [] } : field;
}

/**
 * Returns true when a field belongs to the shipping address, which may copy billing. Custom fields such as
 * 'ship_note' do not.
 */
export function isShippingField(name: string): boolean {
  return name.startsWith("ship_") && isAddressField(name.slice("ship_".length));
}

/** Builds the posted form: address fields by name, the editor's own fields under `answers`. */
export function toOrderForm(groups: readonly FormGroup[], entries: FormEntries) {
  const customFieldNames = listCustomFields(groups).map(({ name }) => name);
  const isAdded = ([name]: readonly [string, unknown]) => customFieldNames.includes(name);
  const all = Object.entries(entries);
  return {
    ...Object.fromEntries(all.filter((entry) => !isAdded(entry))),
    answers: Object.fromEntries(all.filter(isAdded)),
  };
}
