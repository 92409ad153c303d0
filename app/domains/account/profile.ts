import { addressFieldError } from "~/domains/forms/address-fields";

export const profileFields = ["first_name", "last_name", "phone"] as const;
export type ProfileField = (typeof profileFields)[number];
export type ProfileValues = Readonly<Record<ProfileField, string>>;

/** What is wrong with a profile, by field; a phone number may be left out. */
export function profileComplaints(values: ProfileValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    profileFields.flatMap((field) => {
      const isLeftOut = field === "phone" && values.phone === "";
      const message = isLeftOut ? null : addressFieldError(field, values[field]);
      return message ? [[field, message] as const] : [];
    }),
  );
}
