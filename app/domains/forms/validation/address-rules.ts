import { countries, homeCountry, statesByCountry } from "~/domains/regions/countries";
import { normalizePhone, normalizeTypedText, normalizeZip } from "~/kernel/text/typed-text";
import { emailRules } from "./email-rules";
import { fieldMessages } from "./field.messages";
import {
  createLengthRule,
  createPatternRule,
  createRequiredRule,
  type FieldRule,
  findFirstError,
} from "./field-rules";

const zipLength = { min: 3, max: 10 };
const nameLength = { min: 2, max: 50 };
const phoneDigits = 10;

/** CHK-020: requires ten digits, counted without the allowed separators. */
const requireTenDigits: FieldRule = (value) => {
  const digits = value.replace(/\D/g, "").length;
  if (digits < phoneDigits) return fieldMessages.phoneShort;
  return digits > phoneDigits ? fieldMessages.phoneLong : null;
};

const name = [
  createRequiredRule(),
  createPatternRule(/^[\p{L}\p{M} ]+$/u, fieldMessages.nameLetters),
  createLengthRule(nameLength, fieldMessages.nameShort, fieldMessages.nameLong),
];
const maxLineLength = 100;
const lineLength = createLengthRule({ min: 0, max: maxLineLength }, "", fieldMessages.tooLong);
const addressCharacters = createPatternRule(/^[\p{L}\p{M}\d ,'\-.]+$/u, fieldMessages.specialCharacters);

/**
 * Alphabetic characters of every script, and punctuation in names, cities and streets. The zero-width
 * joiners belong to some scripts.
 */
const punctuationCharacters = "\\p{L}\\p{M}\\u200c\\u200d '\\-.#/&";
const hasLetterOrDigit = /[\p{L}\d]/u;

function allowPunctuation(extra: string, message: string): FieldRule {
  const allowed = new RegExp(`^[${punctuationCharacters}${extra}]+$`, "u");
  return (value) => (value === "" || (allowed.test(value) && hasLetterOrDigit.test(value)) ? null : message);
}

/** Requires a country of the list. */
const requireCountry: FieldRule = (value) =>
  value === "" || countries.some(({ code }) => code === value) ? null : fieldMessages.required;

/** The rules of each field, in the order they apply. Field names are without `bill_` or `ship_`. */
const addressRules = {
  first_name: name,
  last_name: name,
  email: emailRules,
  phone: [
    createRequiredRule(fieldMessages.phoneRequired),
    createPatternRule(/^[\d+\-(). ]+$/, fieldMessages.phoneInvalid),
    requireTenDigits,
  ],
  address_1: [createRequiredRule(), addressCharacters, lineLength],
  address_2: [addressCharacters, lineLength],
  country: [createRequiredRule(), requireCountry],
  state: [
    createRequiredRule(),
    createPatternRule(/^[\p{L}\p{M} '\-.]+$/u, fieldMessages.specialCharacters),
    lineLength,
  ],
  city: [
    createRequiredRule(),
    createPatternRule(/^[\p{L}\p{M}\d ]+$/u, fieldMessages.specialCharacters),
    lineLength,
  ],
  zip: [
    createRequiredRule(fieldMessages.zipRequired),
    createPatternRule(/^\d+$/, fieldMessages.zipDigits),
    createLengthRule(zipLength, fieldMessages.zipShort, fieldMessages.zipLong),
  ],
} satisfies Record<string, readonly FieldRule[]>;

export type AddressField = keyof typeof addressRules;

export const addressFieldNames = Object.keys(addressRules) as AddressField[];

/** A US ZIP code has five digits. Normalization has already cut ZIP+4 to five. */
const usZipLength = createLengthRule({ min: 5, max: 5 }, fieldMessages.zipShort, fieldMessages.zipLong);

const nameWithPunctuation = [
  createRequiredRule(),
  allowPunctuation("", fieldMessages.nameLetters),
  createLengthRule({ min: 1, max: nameLength.max }, fieldMessages.nameShort, fieldMessages.nameLong),
];
const street = allowPunctuation("\\d,", fieldMessages.specialCharacters);

/** The rules of fields for which an editor allowed punctuation. */
const punctuationRules = {
  first_name: nameWithPunctuation,
  last_name: nameWithPunctuation,
  address_1: [createRequiredRule(), street, lineLength],
  address_2: [street, lineLength],
  city: [createRequiredRule(), allowPunctuation("\\d", fieldMessages.specialCharacters), lineLength],
} satisfies Partial<Record<AddressField, readonly FieldRule[]>>;

export type PunctuationField = keyof typeof punctuationRules;

/** The fields for which an editor can allow punctuation, as in O'Brien, St. Louis, #4. */
export const punctuationFields = Object.keys(punctuationRules) as PunctuationField[];

/** The data that the rules of an address field need besides its text. */
export type AddressContext = {
  /** The country of the same address. Without it, postal codes of every country's length are accepted. */
  readonly country?: string;
  /** The fields for which the checkout's template allows punctuation. */
  readonly fieldsWithPunctuation?: readonly PunctuationField[];
};

/** Returns the error of an address field, or null (CHK-012 to CHK-020). The name is without prefix. */
export function validateAddressField(
  field: AddressField,
  value: string,
  { country, fieldsWithPunctuation = [] }: AddressContext = {},
): string | null {
  const openField = fieldsWithPunctuation.find((open) => open === field);
  const text = normalizeAddressField(field, value, country);
  const error = findFirstError(openField ? punctuationRules[openField] : addressRules[field], text);
  return error ?? (field === "zip" && country === homeCountry ? usZipLength(text) : null);
}

/** Normalizes an address field before it is checked and stored. */
export function normalizeAddressField(field: AddressField, value: string, country = homeCountry): string {
  if (field === "phone") return normalizePhone(value);
  return field === "zip" ? normalizeZip(value, country) : normalizeTypedText(value);
}

/**
 * States for armed forces addresses. No shipping method serves them, and the shipping section says so
 * (SHIP-009).
 */
const militaryStates = ["AA", "AE", "AP"];

/**
 * Returns the error for a state that its country does not have, or null. Countries without a list accept any
 * state.
 */
export function validateState(country: string, state: string): string | null {
  const states = statesByCountry[country];
  if (!states || militaryStates.includes(state)) return null;
  return states.some(({ code }) => code === state) ? null : fieldMessages.required;
}

export function isAddressField(field: string): field is AddressField {
  return Object.hasOwn(addressRules, field);
}
