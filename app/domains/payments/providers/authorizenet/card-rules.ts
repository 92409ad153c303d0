import type { PaymentFieldError } from "../../form/payment-handle";
import { authorizenetMessages } from "./authorizenet.messages";

/** Typed card data; only the provider's script receives it (CHK-010). */
export type CardInput = {
  readonly cardNumber: string;
  readonly expMonth: string;
  readonly expYear: string;
  readonly cardCode: string;
};
export type CardFieldName = keyof CardInput;

export const emptyCard: CardInput = { cardNumber: "", expMonth: "", expYear: "", cardCode: "" };

export const maxCardNumberLength = 19;
export const maxCardCodeLength = 4;
const yearsOffered = 11;

/** '01' to '12' (PAY-019). */
export const expiryMonths: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  String(index + 1).padStart(2, "0"),
);

/** Lists the current year and the ten after it (PAY-020). */
export function listExpiryYears(currentYear: number): readonly string[] {
  return Array.from({ length: yearsOffered }, (_, index) => String(currentYear + index));
}

/** Keeps digits only, up to a maximum length. */
export function keepDigits(typed: string, maxLength: number): string {
  return typed.replace(/\D/g, "").slice(0, maxLength);
}

type Rule = (value: string, currentYear: number) => string | null;

/** The rule of each card field (PAY-018 to PAY-021). */
const rules: { readonly [F in CardFieldName]: Rule } = {
  cardNumber: (value) => {
    if (value === "") return authorizenetMessages.numberRequired;
    return /^\d{13,19}$/.test(value) ? null : authorizenetMessages.numberInvalid;
  },
  expMonth: (value) => {
    if (value === "") return authorizenetMessages.expiryRequired;
    return expiryMonths.includes(value.padStart(2, "0")) ? null : authorizenetMessages.monthInvalid;
  },
  expYear: (value, currentYear) =>
    /^\d{4}$/.test(value) && Number(value) >= currentYear ? null : authorizenetMessages.yearInvalid,
  cardCode: (value) => {
    if (value === "") return authorizenetMessages.cvvRequired;
    return /^\d{3,4}$/.test(value) ? null : authorizenetMessages.cvvInvalid;
  },
};

/** Returns the error of one card field; null when it is valid. */
export function validateCardField(field: CardFieldName, value: string, currentYear: number): string | null {
  return rules[field](value, currentYear);
}

const fields = ["cardNumber", "expMonth", "expYear", "cardCode"] as const satisfies readonly CardFieldName[];

/** Lists all errors of the card, in the order of the form. */
export function validateCard(card: CardInput, currentYear: number): readonly PaymentFieldError[] {
  return fields.flatMap((field) => {
    const message = validateCardField(field, card[field], currentYear);
    return message ? [{ field, message }] : [];
  });
}
