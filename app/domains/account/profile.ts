import {
  addressFieldError,
  type FieldAsWritten,
  normalizeAddressField,
} from "~/domains/forms/address-fields";
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
export function profileComplaints(
  values: ProfileValues,
  openFields: readonly FieldAsWritten[] = [],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    profileFields.flatMap((field) => {
      const isLeftOut = field === "phone" && values.phone === "";
      const message = isLeftOut ? null : addressFieldError(field, values[field], { openFields });
      return message ? [[field, message] as const] : [];
    }),
  );
}

/** The rules of the profile form: the profile as it is stored, or the error of each field. */
export function profileRules(openFields: readonly FieldAsWritten[]): FormRules<ProfileValues> {
  return (body) => {
    const values = normalizeProfile({
      first_name: readText(body, "first_name"),
      last_name: readText(body, "last_name"),
      phone: readText(body, "phone"),
    });
    const errors = profileComplaints(values, openFields);
    return Object.keys(errors).length > 0 ? err(errors) : ok(values);
  };
}
