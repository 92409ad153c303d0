import { countries, homeCountry, statesByCountry } from "~/kernel/places";
import { normalizePhone, normalizeTypedText, normalizeZip } from "~/kernel/typed-text";
import { emailRules } from "./email-rules";
import { fieldMessages } from "./field.messages";
import { type FieldRule, findFirstError, lengthBetween, matches, required } from "./field-rules";

const zipLength = { min: 3, max: 10 };
const nameLength = { min: 2, max: 50 };
const phoneDigits = 10;

/** CHK-020: digits are counted after the allowed marks are taken away. */
const hasTenDigits: FieldRule = (value) => {
  const digits = value.replace(/\D/g, "").length;
  if (digits < phoneDigits) return fieldMessages.phoneShort;
  return digits > phoneDigits ? fieldMessages.phoneLong : null;
};

const name = [
  required(),
  matches(/^[\p{L}\p{M} ]+$/u, fieldMessages.nameLetters),
  lengthBetween(nameLength, fieldMessages.nameShort, fieldMessages.nameLong),
];
const maxLineLength = 100;
const lineLength = lengthBetween({ min: 0, max: maxLineLength }, "", fieldMessages.tooLong);
const addressCharacters = matches(/^[\p{L}\p{M}\d ,'\-.]+$/u, fieldMessages.specialCharacters);

/** Letters of every script with what stands between them in names, cities and streets; the joiners shape some scripts. */
const punctuationCharacters = "\\p{L}\\p{M}\\u200c\\u200d '\\-.#/&";
const hasLetterOrDigit = /[\p{L}\d]/u;

function allowPunctuation(extra: string, message: string): FieldRule {
  const allowed = new RegExp(`^[${punctuationCharacters}${extra}]+$`, "u");
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
    hasTenDigits,
  ],
  address_1: [required(), addressCharacters, lineLength],
  address_2: [addressCharacters, lineLength],
  country: [required(), isCountry],
  state: [required(), matches(/^[\p{L}\p{M} '\-.]+$/u, fieldMessages.specialCharacters), lineLength],
  city: [required(), matches(/^[\p{L}\p{M}\d ]+$/u, fieldMessages.specialCharacters), lineLength],
  zip: [
    required(fieldMessages.zipRequired),
    matches(/^\d+$/, fieldMessages.zipDigits),
    lengthBetween(zipLength, fieldMessages.zipShort, fieldMessages.zipLong),
  ],
} satisfies Record<string, readonly FieldRule[]>;

export type AddressField = keyof typeof addressRules;

export const addressFieldNames = Object.keys(addressRules) as AddressField[];

/** A US ZIP code has five digits; of a ZIP+4 the first five are left by then. */
const usZipLength = lengthBetween({ min: 5, max: 5 }, fieldMessages.zipShort, fieldMessages.zipLong);

const nameWithPunctuation = [
  required(),
  allowPunctuation("", fieldMessages.nameLetters),
  lengthBetween({ min: 1, max: nameLength.max }, fieldMessages.nameShort, fieldMessages.nameLong),
];
const street = allowPunctuation("\\d,", fieldMessages.specialCharacters);

/** The rules of fields that an editor opened for text as people write it. */
const punctuationRules = {
  first_name: nameWithPunctuation,
  last_name: nameWithPunctuation,
  address_1: [required(), street, lineLength],
  address_2: [street, lineLength],
  city: [required(), allowPunctuation("\\d", fieldMessages.specialCharacters), lineLength],
} satisfies Partial<Record<AddressField, readonly FieldRule[]>>;

export type PunctuationField = keyof typeof punctuationRules;

/** The fields that an editor can open for text as people write it: O'Brien, St. Louis, #4. */
export const punctuationFields = Object.keys(punctuationRules) as PunctuationField[];

/** What the rules of one address field depend on besides its text. */
export type AddressContext = {
  /** The country of the same address; absent, the bounds of every country's postal codes apply. */
  readonly country?: string;
  /** The fields that the checkout's template opens for text as people write it. */
  readonly fieldsWithPunctuation?: readonly PunctuationField[];
};

/** The error of one address field, or null (CHK-012 to CHK-020). Give the name without its prefix. */
export function validateAddressField(
  field: AddressField,
  value: string,
  { country, fieldsWithPunctuation: openFields = [] }: AddressContext = {},
): string | null {
  const opened = openFields.find((open) => open === field);
  const text = normalizeAddressField(field, value, country);
  const error = findFirstError(opened ? punctuationRules[opened] : addressRules[field], text);
  return error ?? (field === "zip" && country === homeCountry ? usZipLength(text) : null);
}

/** An address field as it is checked and stored, whatever phone or page it was typed or copied from. */
export function normalizeAddressField(field: AddressField, value: string, country = homeCountry): string {
  if (field === "phone") return normalizePhone(value);
  return field === "zip" ? normalizeZip(value, country) : normalizeTypedText(value);
}

/** Armed forces' addresses: no method reaches them (SHIP-009), and the shipping box says so. */
const militaryStates = ["AA", "AE", "AP"];

/** The complaint about a state that its country does not have, or null; where no list is kept any name will do. */
export function validateState(country: string, state: string): string | null {
  const states = statesByCountry[country];
  if (!states || militaryStates.includes(state)) return null;
  return states.some(({ code }) => code === state) ? null : fieldMessages.required;
}

export function isAddressField(field: string): field is AddressField {
  return Object.hasOwn(addressRules, field);
}
