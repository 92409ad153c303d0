import {
  type AddressContext,
  type AddressField,
  addressFieldNames,
  normalizeAddressField,
  type PunctuationField,
  validateAddressField,
  validateState,
} from "~/domains/forms/validation/address-rules";
import { fieldMessages } from "~/domains/forms/validation/field.messages";
import { createLengthRule, createPatternRule, findFirstError } from "~/domains/forms/validation/field-rules";
import { type FormRules, readText } from "~/domains/forms/validation/parse-form";
import { homeCountry } from "~/domains/regions/countries";
import { err, ok } from "~/kernel/result";
import { normalizeTypedText } from "~/kernel/text/typed-text";
import type { SavedAddress } from "./saved-address";

/** The fields of the address form: those of the checkout (ACCT-006) and the company. */
export const addressFormFields = [...addressFieldNames, "company"] as const;
export type AddressFormField = (typeof addressFormFields)[number];
export type AddressValues = Readonly<Record<AddressFormField, string>>;
export type AddressDefaults = { readonly isDefaultShipping: boolean; readonly isDefaultBilling: boolean };

const maxCompanyLength = 100;
const companyRules = [
  createPatternRule(/^[\p{L}\p{M}\d ,'\-.&]*$/u, fieldMessages.specialCharacters),
  createLengthRule({ min: 0, max: maxCompanyLength }, "", fieldMessages.tooLong),
];

/** Returns the error of one field, or null; `context` as in the checkout. */
export function validateAddressFormField(
  field: AddressFormField,
  value: string,
  context?: AddressContext,
): string | null {
  return field === "company"
    ? findFirstError(companyRules, value)
    : validateAddressField(field, value, context);
}

/** Returns all errors of an address by field. `openFields` are the fields that accept punctuation. */
export function validateAddress(
  values: AddressValues,
  openFields: readonly PunctuationField[] = [],
): Readonly<Record<string, string>> {
  const context = { country: values.country, fieldsWithPunctuation: openFields };
  const wrongState = validateState(values.country, values.state);
  return Object.fromEntries([
    ...(wrongState ? [["state", wrongState] as const] : []),
    ...addressFormFields.flatMap((field) => {
      const message = validateAddressFormField(field, values[field], context);
      return message ? [[field, message] as const] : [];
    }),
  ]);
}

/** All field names that the address form posts. */
export const postedAddressFields = [...addressFormFields, "isDefaultShipping", "isDefaultBilling"] as const;

/**
 * Creates the rules of the address form. They return the address and its defaults, or the error of each
 * field.
 */
export function createAddressRules(
  fieldsWithPunctuation: readonly PunctuationField[],
): FormRules<{ readonly values: AddressValues; readonly defaults: AddressDefaults }> {
  return (body) => {
    const values = normalizeAddressValues((field) => readText(body, field));
    const errors = validateAddress(values, fieldsWithPunctuation);
    if (Object.keys(errors).length > 0) return err(errors);
    const isChecked = (name: keyof AddressDefaults) => readText(body, name) === "on";
    const defaults = {
      isDefaultShipping: isChecked("isDefaultShipping"),
      isDefaultBilling: isChecked("isDefaultBilling"),
    };
    return ok({ values, defaults });
  };
}

/** Creates the values of an empty form, with known data of the customer. */
export function createEmptyAddressValues(initialValues: Partial<AddressValues> = {}): AddressValues {
  return normalizeAddressValues((field) => initialValues[field] ?? (field === "country" ? homeCountry : ""));
}

/** Reads and normalizes the values of the form from any kind of post. */
export function normalizeAddressValues(readField: (field: AddressFormField) => string): AddressValues {
  const country = normalizeTypedText(readField("country"));
  const readValue = (field: AddressField) => normalizeAddressField(field, readField(field), country);
  return {
    first_name: readValue("first_name"),
    last_name: readValue("last_name"),
    email: readValue("email"),
    phone: readValue("phone"),
    address_1: readValue("address_1"),
    address_2: readValue("address_2"),
    country,
    state: readValue("state"),
    city: readValue("city"),
    zip: readValue("zip"),
    company: normalizeTypedText(readField("company")),
  };
}

type AddressDetails = Omit<SavedAddress, "id" | "isDefaultShipping" | "isDefaultBilling">;

/** The property of a saved address for each field of the form. */
export const addressPropertyByField = {
  first_name: "firstName",
  last_name: "lastName",
  email: "email",
  phone: "phoneNumber",
  address_1: "street1",
  address_2: "street2",
  country: "countryId",
  state: "state",
  city: "city",
  zip: "zipCode",
  company: "company",
} as const satisfies Record<AddressField | "company", keyof AddressDetails>;

/** Converts a saved address to the values of the form. */
export function toAddressValues(address: AddressDetails): AddressValues {
  return normalizeAddressValues((field) => address[addressPropertyByField[field]] ?? "");
}

/** Converts the values of the form to a saved address. Empty optional values become null. */
export function toAddressDetails(values: AddressValues): AddressDetails {
  return {
    firstName: values.first_name,
    lastName: values.last_name,
    email: values.email,
    phoneNumber: values.phone,
    street1: values.address_1,
    street2: values.address_2 || null,
    countryId: values.country,
    state: values.state,
    city: values.city,
    zipCode: values.zip,
    company: values.company || null,
  };
}
