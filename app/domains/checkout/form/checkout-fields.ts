import {
  type AddressContext,
  type AddressField,
  addressFieldNames,
  isAddressField,
  validateAddressField,
} from "~/domains/forms/validation/address-rules";
import { NO_METHODS } from "~/domains/shipping/choose-shipping-method";
import { checkoutMessages } from "../checkout.messages";

export type AddressKind = "bill" | "ship";

export const addressKinds = ["bill", "ship"] as const;

/** The twenty address fields of the checkout form by name, such as 'bill_zip'. */
export type AddressValues = Readonly<Record<`${AddressKind}_${AddressField}`, string>>;

/**
 * Returns the error of a checkout field by its full name ('bill_zip', 'paymentMethod'); null when valid or unknown.
 */
export function validateCheckoutField(field: string, value: string, context?: AddressContext): string | null {
  if (field === "shippingMethod") return validateShippingMethod(value);
  if (field === "paymentMethod") return value.trim() === "" ? checkoutMessages.paymentMethod : null;
  const address = parseAddressFieldName(field);
  return address === null ? null : validateAddressField(address, value, context);
}

/** Parses a field name such as 'bill_city' to its address field; null for other fields. */
export function parseAddressFieldName(field: string): AddressField | null {
  const address = /^(?:bill|ship)_(.+)$/.exec(field)?.[1];
  return address !== undefined && isAddressField(address) ? address : null;
}

/** Returns the name of the country field of the same address: 'ship_country' for 'ship_zip'. */
export function getCountryFieldName(field: string): string {
  return `${field.split("_", 1)[0]}_country`;
}

/** Returns the error of a missing shipping method, without which nothing can be ordered (CHK-021). */
function validateShippingMethod(value: string): string | null {
  return value.trim() === "" || value === NO_METHODS ? checkoutMessages.noShippingMethod : null;
}

/** Copies the billing values to shipping, in any country (CHK-006). */
export function copyBillingToShipping<V>(values: Readonly<Record<string, V>>): Record<string, V> {
  const copied: Record<string, V> = { ...values };
  for (const field of addressFieldNames) {
    const billing = values[`bill_${field}`];
    if (billing !== undefined) copied[`ship_${field}`] = billing;
  }
  return copied;
}
