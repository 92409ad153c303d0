import type { FormField } from "../template/form-template";
import { fieldMessages } from "../validation/field.messages";

const street = "Use letters, digits, spaces and , ' - . only: Apt 4 for #4, 5th and Main for 5th & Main.";
const phone = "Enter the ten digits of a US number: (406) 555-0101.";
const zip = "A US ZIP code has five digits: 59270.";
const name = "Use letters and spaces only: OBrien for O'Brien, Anne Marie for Anne-Marie.";

/** A hint by field name and error, because the specified error texts do not say what to write instead. */
const hints: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  first_name: { [fieldMessages.nameLetters]: name },
  last_name: { [fieldMessages.nameLetters]: name },
  address_1: { [fieldMessages.specialCharacters]: street },
  address_2: { [fieldMessages.specialCharacters]: street },
  city: {
    [fieldMessages.specialCharacters]:
      "Use letters, digits and spaces only: St Louis for St. Louis, Winston Salem for Winston-Salem.",
  },
  phone: {
    [fieldMessages.phoneInvalid]: phone,
    [fieldMessages.phoneShort]: phone,
    [fieldMessages.phoneLong]: phone,
  },
  zip: {
    [fieldMessages.zipDigits]: zip,
    [fieldMessages.zipShort]: zip,
    [fieldMessages.zipLong]: zip,
  },
};

/**
 * Returns the hint for a rejected address field, by its name without prefix. Fields in `openFields` accept
 * punctuation and get no hint.
 */
export function getAddressHint(
  field: string,
  error: string | undefined,
  openFields: readonly string[] = [],
): string | undefined {
  return error === undefined || openFields.includes(field) ? undefined : hints[field]?.[error];
}

/** Returns the help text of a field, followed by the hint for its current error. */
export function getFieldHelp(field: FormField, error: string | undefined): string | undefined {
  const name = field.name.replace(/^(bill|ship)_/, "");
  const hint = getAddressHint(name, error, field.allowPunctuation ? [name] : []);
  return [field.helpText, hint].filter(Boolean).join(" ") || undefined;
}
