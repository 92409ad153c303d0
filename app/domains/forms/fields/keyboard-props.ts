import type { InputHTMLAttributes } from "react";
import { type AddressField, isAddressField } from "../validation/address-rules";

type KeyboardProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoComplete" | "inputMode" | "autoCapitalize"
>;

const keyboardPropsByField: Record<AddressField, KeyboardProps> = {
  first_name: { autoComplete: "given-name", autoCapitalize: "words" },
  last_name: { autoComplete: "family-name", autoCapitalize: "words" },
  email: { autoComplete: "email", inputMode: "email", autoCapitalize: "none" },
  phone: { autoComplete: "tel-national", inputMode: "tel" },
  address_1: { autoComplete: "address-line1", autoCapitalize: "words" },
  address_2: { autoComplete: "address-line2", autoCapitalize: "words" },
  country: { autoComplete: "country" },
  state: { autoComplete: "address-level1" },
  city: { autoComplete: "address-level2", autoCapitalize: "words" },
  zip: { autoComplete: "postal-code", inputMode: "numeric" },
};

/**
 * Returns keyboard and autofill attributes for an address field, by its name: 'zip', or 'ship_zip' in a form
 * with two addresses.
 */
export function getKeyboardProps(name: string): KeyboardProps {
  const [, kind, field] = /^(?:(bill|ship)_)?(.+)$/.exec(name) ?? [];
  if (!field || !isAddressField(field)) return {};
  if (!kind) return keyboardPropsByField[field];
  const section = kind === "bill" ? "billing" : "shipping";
  return {
    ...keyboardPropsByField[field],
    autoComplete: `${section} ${keyboardPropsByField[field].autoComplete}`,
  };
}
