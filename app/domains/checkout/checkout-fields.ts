import { shippingMessages } from "~/domains/shipping/shipping.messages";
import { NO_METHODS } from "~/domains/shipping/shipping-for";

/**
 * The rules of the checkout's fields, with their exact texts (S2 §5.1, rulings A32, C36, C37). Browser and server
 * use these very functions: a rule is a function from the trimmed text to a complaint, or null when all is well.
 */
export type FieldRule = (value: string) => string | null;

export const checkoutMessages = {
  required: "This field is required",
  email: "Invalid email address",
  zipRequired: "ZIP/Postal code is required",
  zipDigits: "Only numbers are allowed",
  zipShort: "ZIP/Postal code seems too short",
  zipLong: "ZIP/Postal code seems too long",
  nameLetters: "Only alphabets are allowed",
  nameShort: "Name must be at least 2 characters",
  nameLong: "Name can't exceed 50 characters",
  specialCharacters: "Special characters are not allowed",
  tooLong: "This text is too long",
  phoneRequired: "Phone number is required",
  phoneInvalid: "Phone number is invalid",
  phoneShort: "Phone number must be at least 10 digits",
  phoneLong: "Phone number can't exceed 10 digits",
  noShippingMethod: shippingMessages.noMethodsInvalid,
  paymentMethod: "Please select a payment method",
  formInvalid: "Form validation failed. Please check your information.",
} as const;

const zipLength = { min: 3, max: 10 };
const nameLength = { min: 2, max: 50 };
const phoneDigits = 10;

const required =
  (message: string = checkoutMessages.required): FieldRule =>
  (value) =>
    value === "" ? message : null;

const matches =
  (pattern: RegExp, message: string): FieldRule =>
  (value) =>
    value === "" || pattern.test(value) ? null : message;

const lengthWithin =
  (limits: { min: number; max: number }, short: string, long: string): FieldRule =>
  (value) => {
    if (value.length < limits.min) return short;
    return value.length > limits.max ? long : null;
  };

/** Ruling A32: digits are counted after the allowed marks are taken away. */
const phoneCount: FieldRule = (value) => {
  const digits = value.replace(/\D/g, "").length;
  if (digits < phoneDigits) return checkoutMessages.phoneShort;
  return digits > phoneDigits ? checkoutMessages.phoneLong : null;
};

const name = [
  required(),
  matches(/^[\p{L}\p{M} ]+$/u, checkoutMessages.nameLetters),
  lengthWithin(nameLength, checkoutMessages.nameShort, checkoutMessages.nameLong),
];
const addressCharacters = matches(/^[\p{L}\p{M}\d ,'\-.]+$/u, checkoutMessages.specialCharacters);

/** The rules of each field, in the order in which they complain; the field name is without `bill_` or `ship_`. */
const addressRules = {
  first_name: name,
  last_name: name,
  email: [required(), matches(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, checkoutMessages.email)],
  phone: [
    required(checkoutMessages.phoneRequired),
    matches(/^[\d+\-(). ]+$/, checkoutMessages.phoneInvalid),
    phoneCount,
  ],
  address_1: [required(), addressCharacters],
  address_2: [addressCharacters],
  country: [required()],
  state: [required()],
  city: [required(), matches(/^[\p{L}\p{M}\d ]+$/u, checkoutMessages.specialCharacters)],
  zip: [
    required(checkoutMessages.zipRequired),
    matches(/^\d+$/, checkoutMessages.zipDigits),
    lengthWithin(zipLength, checkoutMessages.zipShort, checkoutMessages.zipLong),
  ],
} satisfies Record<string, readonly FieldRule[]>;

export type AddressField = keyof typeof addressRules;
export type AddressKind = "bill" | "ship";
export type CheckoutField =
  | `${AddressKind}_${AddressField}`
  | "shippingMethod"
  | "paymentMethod"
  | "same_as_billing";

export const addressFields = Object.keys(addressRules) as AddressField[];
export const addressKinds = ["bill", "ship"] as const;

/** The complaint about one address field, or null (CHK-012 to CHK-020). Give the name without its prefix. */
export function addressFieldError(field: AddressField, value: string): string | null {
  return firstComplaint(addressRules[field], value);
}

/** The complaint about any checkout field by its full name, 'bill_zip' or 'paymentMethod'; unknown names pass. */
export function checkoutFieldError(field: string, value: string): string | null {
  if (field === "shippingMethod") return shippingMethodError(value);
  if (field === "paymentMethod") return value.trim() === "" ? checkoutMessages.paymentMethod : null;
  const address = /^(?:bill|ship)_(.+)$/.exec(field)?.[1];
  return address !== undefined && isAddressField(address) ? addressFieldError(address, value) : null;
}

/** CHK-021: without a method that reaches the address nothing can be ordered. */
function shippingMethodError(value: string): string | null {
  return value.trim() === "" || value === NO_METHODS ? checkoutMessages.noShippingMethod : null;
}

/** S2 §5.4, ruling B01: billing values take the place of the shipping ones; a foreign country is not refused. */
export function copyBillingToShipping<V>(values: Readonly<Record<string, V>>): Record<string, V> {
  const copied: Record<string, V> = { ...values };
  for (const field of addressFields) {
    const billing = values[`bill_${field}`];
    if (billing !== undefined) copied[`ship_${field}`] = billing;
  }
  return copied;
}

function isAddressField(field: string): field is AddressField {
  return Object.hasOwn(addressRules, field);
}

function firstComplaint(rules: readonly FieldRule[], value: string): string | null {
  const text = value.trim();
  for (const rule of rules) {
    const complaint = rule(text);
    if (complaint !== null) return complaint;
  }
  return null;
}
