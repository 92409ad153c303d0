import { z } from "zod";
import { getAddressHint } from "~/domains/forms/fields/field-hint";
import {
  type AddressField,
  normalizeAddressField,
  type PunctuationField,
  validateAddressField,
} from "~/domains/forms/validation/address-rules";
import { homeCountry } from "~/domains/regions/countries";

const maxTextLength = 200;
const typedText = z
  .string()
  .max(maxTextLength, "This text is too long")
  .nullish()
  .transform((text) => text ?? "");

/** The checkout rules (CHK-012 to CHK-020) for the fields of a quote. */
const ruleNames = {
  firstName: "first_name",
  lastName: "last_name",
  street1: "address_1",
  street2: "address_2",
  city: "city",
  state: "state",
  zipCode: "zip",
  countryId: "country",
  phoneNumber: "phone",
} as const satisfies Record<string, AddressField>;

const fields = Object.keys(ruleNames) as (keyof typeof ruleNames)[];

/**
 * Creates the schema of an address by the checkout's rules; the phone is optional. `openFields` are the fields that
 * allow punctuation.
 */
export function createQuoteAddressSchema(openFields: readonly PunctuationField[]) {
  return z
    .object({
      firstName: typedText,
      lastName: typedText,
      street1: typedText,
      street2: typedText,
      city: typedText,
      state: typedText,
      zipCode: typedText,
      countryId: typedText.transform((country) => country || homeCountry),
      phoneNumber: typedText,
    })
    .transform((typed) => {
      const country = normalizeAddressField("country", typed.countryId);
      const normalized = fields.map((field) => [
        field,
        normalizeAddressField(ruleNames[field], typed[field], country),
      ]);
      return { ...typed, ...Object.fromEntries(normalized) };
    })
    .superRefine((address, context) => {
      for (const field of fields) {
        if (field === "phoneNumber" && address.phoneNumber === "") continue;
        const message = validateAddressField(ruleNames[field], address[field], {
          country: address.countryId,
          fieldsWithPunctuation: openFields,
        });
        if (message) context.addIssue({ code: "custom", path: [field], message });
      }
    });
}

/** Creates the schema of a customer's name or phone, by the checkout's rules. */
export function createCustomerFieldSchema(
  field: "first_name" | "last_name" | "phone",
  openFields: readonly PunctuationField[],
) {
  return typedText
    .transform((text) => normalizeAddressField(field, text))
    .superRefine((text, context) => {
      if (field === "phone" && text === "") return;
      const message = validateAddressField(field, text, { fieldsWithPunctuation: openFields });
      if (message) context.addIssue({ code: "custom", message });
    });
}

const customerRuleNames = { ...ruleNames, phone: "phone" } as const;

/** Returns the hint for a refused field of a quote, by its path ('billing.street1'). */
export function getQuoteFieldHint(
  path: readonly PropertyKey[],
  error: string,
  openFields: readonly PunctuationField[],
): string | undefined {
  const name = path.at(-1);
  const field = Object.entries(customerRuleNames).find(([ruleName]) => ruleName === name)?.[1];
  return field && getAddressHint(field, error, openFields);
}
