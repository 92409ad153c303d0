import type { FormField } from "../template/form-template";
import { fieldMessages } from "../validation/field.messages";

const street = "Use letters, digits, spaces and , ' - . only: Apt 4 for #4, 5th and Main for 5th & Main.";
const phone = "Enter the ten digits of a US number: (406) 555-0101.";
const zip = "A US ZIP code has five digits: 59270.";
const name = "Use letters and spaces only: OBrien for O'Brien, Anne Marie for Anne-Marie.";

/** What to write instead, by field name and error: the specified texts of the errors leave no room for it. */
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
 * What to write instead of a refused address field, by its name without prefix. Nothing for `openFields`, whose rules
 * take more than the hint says.
 */
export function getAddressHint(
  field: string,
  error: string | undefined,
  openFields: readonly string[] = [],
): string | undefined {
  return error === undefined || openFields.includes(field) ? undefined : hints[field]?.[error];
}

/** The help of a field, followed by what to write instead while one of the address errors is shown. */
export function getFieldHelp(field: FormField, error: string | undefined): string | undefined {
  const name = field.name.replace(/^(bill|ship)_/, "");
  const hint = getAddressHint(name, error, field.allowPunctuation ? [name] : []);
  return [field.helpText, hint].filter(Boolean).join(" ") || undefined;
}
