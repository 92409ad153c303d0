import { countries, homeCountry, statesByCountry } from "~/kernel/places";
import { normalizePhone, normalizeTypedText, normalizeZip } from "~/kernel/typed-text";
import { emailRules } from "./email-rules";
import { fieldMessages } from "./field.messages";
import { type FieldRule, firstComplaint, lengthWithin, matches, required } from "./field-rules";

const zipLength = { min: 3, max: 10 };
const nameLength = { min: 2, max: 50 };
const phoneDigits = 10;

/** CHK-020: digits are counted after the allowed marks are taken away. */
const phoneCount: FieldRule = (value) => {
  const digits = value.replace(/\D/g, "").length;
  if (digits < phoneDigits) return fieldMessages.phoneShort;
  return digits > phoneDigits ? fieldMessages.phoneLong : null;
};

const name = [
  required(),
  matches(/^[\p{L}\p{M} ]+$/u, fieldMessages.nameLetters),
  lengthWithin(nameLength, fieldMessages.nameShort, fieldMessages.nameLong),
];
const longestLine = 100;
const lineLength = lengthWithin({ min: 0, max: longestLine }, "", fieldMessages.tooLong);
const addressCharacters = matches(/^[\p{L}\p{M}\d ,'\-.]+$/u, fieldMessages.specialCharacters);

/** Letters of every script with what stands between them in names, cities and streets; the joiners shape some scripts. */
const asWritten = "\\p{L}\\p{M}\\u200c\\u200d '\\-.#/&";
const hasLetterOrDigit = /[\p{L}\d]/u;

function asWrittenRule(extra: string, message: string): FieldRule {
  const allowed = new RegExp(`^[${asWritten}${extra}]+$`, "u");
  return (value) => (value === "" || (allowed.test(value) && hasLetterOrDigit.test(value)) ? null : message);
}

/** A country is chosen from the list: another code is no choice. */
const isCountry: FieldRule = (value) =>
  value === "" || countries.some(({ code }) => code === value) ? null : fieldMessages.required;

/** The rules of each field, in the order in which they apply; the field name is without `bill_` or `ship_`. */
const addressRules = {
  first_name: name,
  last_name: name,
  email: emailRules,
  phone: [
    required(fieldMessages.phoneRequired),
    matches(/^[\d+\-(). ]+$/, fieldMessages.phoneInvalid),
    phoneCount,
  ],
  address_1: [required(), addressCharacters, lineLength],
  address_2: [addressCharacters, lineLength],
  country: [required(), isCountry],
  state: [required(), matches(/^[\p{L}\p{M} '\-.]+$/u, fieldMessages.specialCharacters), lineLength],
  city: [required(), matches(/^[\p{L}\p{M}\d ]+$/u, fieldMessages.specialCharacters), lineLength],
  zip: [
    required(fieldMessages.zipRequired),
    matches(/^\d+$/, fieldMessages.zipDigits),
    lengthWithin(zipLength, fieldMessages.zipShort, fieldMessages.zipLong),
  ],
} satisfies Record<string, readonly FieldRule[]>;

export type AddressField = keyof typeof addressRules;

export const addressFields = Object.keys(addressRules) as AddressField[];

/** A US ZIP code has five digits; of a ZIP+4 the first five are left by then. */
const usZipLength = lengthWithin({ min: 5, max: 5 }, fieldMessages.zipShort, fieldMessages.zipLong);

const nameAsWritten = [
  required(),
  asWrittenRule("", fieldMessages.nameLetters),
  lengthWithin({ min: 1, max: nameLength.max }, fieldMessages.nameShort, fieldMessages.nameLong),
];
const street = asWrittenRule("\\d,", fieldMessages.specialCharacters);

/** The rules of fields that an editor opened for text as people write it. */
const rulesAsWritten = {
  first_name: nameAsWritten,
  last_name: nameAsWritten,
  address_1: [required(), street, lineLength],
  address_2: [street, lineLength],
  city: [required(), asWrittenRule("\\d", fieldMessages.specialCharacters), lineLength],
} satisfies Partial<Record<AddressField, readonly FieldRule[]>>;

export type FieldAsWritten = keyof typeof rulesAsWritten;

/** The fields that an editor can open for text as people write it: O'Brien, St. Louis, #4. */
export const openableFields = Object.keys(rulesAsWritten) as FieldAsWritten[];

/** What the rules of one address field depend on besides its text. */
export type AddressContext = {
  /** The country of the same address; absent, the bounds of every country's postal codes apply. */
  readonly country?: string;
  /** The fields that the checkout's template opens for text as people write it. */
  readonly openFields?: readonly FieldAsWritten[];
};

/** The error of one address field, or null (CHK-012 to CHK-020). Give the name without its prefix. */
export function addressFieldError(
  field: AddressField,
  value: string,
  { country, openFields = [] }: AddressContext = {},
): string | null {
  const opened = openFields.find((open) => open === field);
  const text = normalizeAddressField(field, value, country);
  const error = firstComplaint(opened ? rulesAsWritten[opened] : addressRules[field], text);
  return error ?? (field === "zip" && country === homeCountry ? usZipLength(text) : null);
}

/** An address field as it is checked and stored, whatever phone or page it was typed or copied from. */
export function normalizeAddressField(field: AddressField, value: string, country = homeCountry): string {
  if (field === "phone") return normalizePhone(value);
  return field === "zip" ? normalizeZip(value, country) : normalizeTypedText(value);
}

/** Armed forces' addresses: no method reaches them (SHIP-009), and the shipping box says so. */
const military = ["AA", "AE", "AP"];

/** The complaint about a state that its country does not have, or null; where no list is kept any name will do. */
export function stateError(country: string, state: string): string | null {
  const states = statesByCountry[country];
  if (!states || military.includes(state)) return null;
  return states.some(({ code }) => code === state) ? null : fieldMessages.required;
}

export function isAddressField(field: string): field is AddressField {
  return Object.hasOwn(addressRules, field);
}
