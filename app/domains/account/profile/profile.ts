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

/** A profile as it is checked and stored. */
export function normalizeProfile(values: ProfileValues): ProfileValues {
  return {
    first_name: normalizeAddressField("first_name", values.first_name),
    last_name: normalizeAddressField("last_name", values.last_name),
    phone: normalizeAddressField("phone", values.phone),
  };
}

/** What is wrong with a profile, by field; a phone number may be left out. `openFields` as in the checkout. */
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

/** The rules of the profile form: the profile as it is stored, or the error of each field. */
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
