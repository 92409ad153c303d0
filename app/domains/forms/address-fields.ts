import { countries, statesByCountry } from "~/kernel/places";
import { emailRules } from "./email-rules";
import { fieldMessages } from "./field.messages";
import { type FieldRule, firstComplaint, lengthWithin, matches, required } from "./field-rules";

const zipLength = { min: 3, max: 10 };
const nameLength = { min: 2, max: 50 };
const phoneDigits = 10;

/** Ruling A32: digits are counted after the allowed marks are taken away. */
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

/** A country is chosen from the list: another code is no choice. */
const isCountry: FieldRule = (value) =>
  value === "" || countries.some(({ code }) => code === value) ? null : fieldMessages.required;

/** The rules of each field, in the order in which they complain; the field name is without `bill_` or `ship_`. */
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

/** Armed forces' addresses: no method reaches them (ruling D09), and the shipping box says so. */
const military = ["AA", "AE", "AP"];

/** The complaint about a state that its country does not have, or null; where no list is kept any name will do. */
export function stateError(country: string, state: string): string | null {
  const states = statesByCountry[country];
  if (!states || military.includes(state)) return null;
  return states.some(({ code }) => code === state) ? null : fieldMessages.required;
}

export type AddressField = keyof typeof addressRules;

export const addressFields = Object.keys(addressRules) as AddressField[];

/** The complaint about one address field, or null (CHK-012 to CHK-020). Give the name without its prefix. */
export function addressFieldError(field: AddressField, value: string): string | null {
  return firstComplaint(addressRules[field], value);
}

export function isAddressField(field: string): field is AddressField {
  return Object.hasOwn(addressRules, field);
}
