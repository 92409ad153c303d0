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

/** The error of a field by its full name ('bill_zip', 'paymentMethod'), or null; no other field has rules of the checkout. */
export function checkoutFieldError(field: string, value: string, context?: AddressContext): string | null {
  if (field === "shippingMethod") return shippingMethodError(value);
  if (field === "paymentMethod") return value.trim() === "" ? checkoutMessages.paymentMethod : null;
  const address = parseAddressFieldName(field);
  return address === null ? null : validateAddressField(address, value, context);
}

/** Which field of an address this is, without its 'bill_' or 'ship_'; null for any other. */
export function parseAddressFieldName(field: string): AddressField | null {
  const address = /^(?:bill|ship)_(.+)$/.exec(field)?.[1];
  return address !== undefined && isAddressField(address) ? address : null;
}

/** The country of the address that a field belongs to: of 'ship_zip' the value of 'ship_country'. */
export function getCountryFieldName(field: string): string {
  return `${field.split("_", 1)[0]}_country`;
}

/** CHK-021: without a method that reaches the address nothing can be ordered. */
function shippingMethodError(value: string): string | null {
  return value.trim() === "" || value === NO_METHODS ? checkoutMessages.noShippingMethod : null;
}

/** CHK-006: billing values take the place of the shipping ones; a foreign country is not refused. */
export function copyBillingToShipping<V>(values: Readonly<Record<string, V>>): Record<string, V> {
  const copied: Record<string, V> = { ...values };
  for (const field of addressFieldNames) {
    const billing = values[`bill_${field}`];
    if (billing !== undefined) copied[`ship_${field}`] = billing;
  }
  return copied;
}
