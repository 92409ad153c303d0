import { addressFieldNames } from "~/domains/forms/validation/address-rules";
import type { Me } from "../me";
import { type AddressValues, createEmptyAddressValues, toAddressValues } from "./address-values";

/**
 * Returns the checkout's initial values (CHK-008): the default addresses, else the first one, else the
 * profile. The email is the verified one.
 */
export function getCheckoutPrefill({ user, customer }: Me["data"]) {
  const { addresses, defaultBilling, defaultShipping } = customer;
  const findAddress = (id: string | null) => addresses.find((address) => address.id === id);
  const billing = findAddress(defaultBilling) ?? findAddress(defaultShipping) ?? addresses[0];
  const shipping = findAddress(defaultShipping) ?? billing;
  const contactValues = {
    first_name: customer.firstName,
    last_name: customer.lastName,
    phone: customer.phoneNumber,
  };
  return {
    customerId: customer.id,
    values: {
      ...toPrefixedValues(
        "bill",
        billing ? toAddressValues(billing) : createEmptyAddressValues(contactValues),
        user.email,
      ),
      ...toPrefixedValues(
        "ship",
        shipping ? toAddressValues(shipping) : createEmptyAddressValues(),
        user.email,
      ),
      same_as_billing: billing?.id === shipping?.id ? "on" : "",
    },
  };
}

function toPrefixedValues(
  kind: "bill" | "ship",
  values: AddressValues,
  email: string,
): Record<string, string> {
  return {
    ...Object.fromEntries(addressFieldNames.map((field) => [`${kind}_${field}`, values[field]])),
    [`${kind}_email`]: email,
  };
}
