import { findCardByNumber } from "../cards.ts";
import { hasValidCheckDigit } from "../check-digit.ts";
import type { FieldChange, FieldError, FieldType } from "./messages.ts";

/** Formatted input of a card field: its digits, the displayed text and the change event. */
export type TypedValue = {
  readonly digits: string;
  readonly displayed: string;
  readonly change: FieldChange;
};

export function parseTyped(type: FieldType, text: string, now: Date, cvcLength = 3): TypedValue {
  switch (type) {
    case "cardNumber":
      return parseNumber(text);
    case "cardExpiry":
      return parseExpiry(text, now);
    case "cardCvc":
      return parseCvc(text, cvcLength);
  }
}

export function getBrand(digits: string): string {
  if (/^4/.test(digits)) return "visa";
  if (/^(5[1-5]|2[2-7])/.test(digits)) return "mastercard";
  if (/^3[47]/.test(digits)) return "amex";
  if (/^(6011|65|64[4-9])/.test(digits)) return "discover";
  return "unknown";
}

const testCardsOnly = "This is a demo shop: please use a test card, such as 4242 4242 4242 4242.";

function parseNumber(text: string): TypedValue {
  const all = text.replace(/\D/g, "");
  const brand = getBrand(all);
  const length = brand === "amex" ? 15 : 16;
  const digits = all.slice(0, length);
  const groups = brand === "amex" ? [4, 6, 5] : [4, 4, 4, 4];
  const full = digits.length === length;
  const error = full && !findCardByNumber(digits) ? createNumberError(digits) : undefined;
  return {
    digits,
    displayed: groupDigits(digits, groups),
    change: { empty: digits === "", complete: full && !error, error, brand },
  };
}

function createNumberError(digits: string): FieldError {
  return hasValidCheckDigit(digits)
    ? createValidationError("test_card_required", testCardsOnly)
    : createValidationError("invalid_number", "Your card number is invalid.");
}

function parseExpiry(text: string, now: Date): TypedValue {
  const raw = text.replace(/\D/g, "");
  const digits = (/^[2-9]/.test(raw) ? `0${raw}` : raw).slice(0, 4);
  const displayed = digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
  const full = digits.length === 4;
  const error = findExpiryError(digits, now);
  return { digits, displayed, change: { empty: digits === "", complete: full && !error, error } };
}

function findExpiryError(digits: string, now: Date): FieldError | undefined {
  const month = Number(digits.slice(0, 2));
  if (digits.length >= 2 && (month < 1 || month > 12)) {
    return createValidationError("invalid_expiry_month", "Your card's expiration month is invalid.");
  }
  if (digits.length < 4) return undefined;
  const year = 2000 + Number(digits.slice(2));
  if (year < now.getFullYear()) {
    return createValidationError("invalid_expiry_year_past", "Your card's expiration year is in the past.");
  }
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return createValidationError("invalid_expiry_month_past", "Your card's expiration date is in the past.");
  }
  if (year > now.getFullYear() + 50) {
    return createValidationError("invalid_expiry_year", "Your card's expiration year is invalid.");
  }
  return undefined;
}

function parseCvc(text: string, length: number): TypedValue {
  const digits = text.replace(/\D/g, "").slice(0, length);
  return { digits, displayed: digits, change: { empty: digits === "", complete: digits.length === length } };
}

const incompleteErrors: Record<FieldType, FieldError> = {
  cardNumber: createValidationError("incomplete_number", "Your card number is incomplete."),
  cardExpiry: createValidationError("incomplete_expiry", "Your card's expiration date is incomplete."),
  cardCvc: createValidationError("incomplete_cvc", "Your card's security code is incomplete."),
};

/** Returns the error that prevents a payment with this field, if any. */
export function findFieldError(type: FieldType, typed: TypedValue): FieldError | undefined {
  return typed.change.error ?? (typed.change.complete ? undefined : incompleteErrors[type]);
}

function createValidationError(code: string, message: string): FieldError {
  return { type: "validation_error", code, message };
}

function groupDigits(digits: string, sizes: readonly number[]): string {
  const groups: string[] = [];
  let from = 0;
  for (const size of sizes) {
    if (digits.length > from) groups.push(digits.slice(from, from + size));
    from += size;
  }
  return groups.join(" ");
}
