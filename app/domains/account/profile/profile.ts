import {
  normalizeAddressField,
  type PunctuationField,
  validateAddressField,
} from "~/domains/forms/validation/address-rules";
import { type FormRules, readText } from "~/domains/forms/validation/parse-form";
import { err, ok } from "~/kernel/result";

export const profileFields = ["first_name", "last_name", "phone"] as const;
export type ProfileField = (typeof profileFields)[number];
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** Normalizes a profile before it is checked and stored. */
export function normalizeProfile(values: ProfileValues): ProfileValues {
  return {
    first_name: normalizeAddressField("first_name", values.first_name),
    last_name: normalizeAddressField("last_name", values.last_name),
    phone: normalizeAddressField("phone", values.phone),
  };
}

/**
 * Returns the errors of a profile by field; the phone number is optional. `openFields` are the fields that
 * accept punctuation.
 */
export function validateProfile(
  values: ProfileValues,
  openFields: readonly PunctuationField[] = [],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    profileFields.flatMap((field) => {
      const isOmitted = field === "phone" && values.phone === "";
      const message = isOmitted
        ? null
        : validateAddressField(field, values[field], { fieldsWithPunctuation: openFields });
      return message ? [[field, message] as const] : [];
    }),
  );
}

/** Creates the rules of the profile form. They return the profile, or the error of each field. */
export function createProfileRules(openFields: readonly PunctuationField[]): FormRules<ProfileValues> {
  return (body) => {
    const values = normalizeProfile({
      first_name: readText(body, "first_name"),
      last_name: readText(body, "last_name"),
      phone: readText(body, "phone"),
    });
    const errors = validateProfile(values, openFields);
    return Object.keys(errors).length > 0 ? err(errors) : ok(values);
  };
}
