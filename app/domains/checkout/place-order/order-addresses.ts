import type { AddressField } from "~/domains/forms/validation/address-rules";
import type { DraftAddress } from "~/domains/orders/order-draft";
import type { AddressKind } from "../form/checkout-fields";

type AddressValues = Readonly<Record<`${AddressKind}_${AddressField}`, string>>;

/** Builds the order's two addresses from the form. */
export function toOrderAddresses(values: AddressValues) {
  return {
    billing: toDraftAddress("bill", "billing", values),
    shipping: toDraftAddress("ship", "shipping", values),
  };
}

function toDraftAddress(kind: AddressKind, type: DraftAddress["type"], values: AddressValues): DraftAddress {
  const value = (field: AddressField) => values[`${kind}_${field}`];
  return {
    type,
    email: value("email"),
    firstName: value("first_name"),
    lastName: value("last_name"),
    street1: value("address_1"),
    street2: value("address_2") || null,
    city: value("city"),
    state: value("state"),
    zipCode: value("zip"),
    countryId: value("country"),
    phoneNumber: value("phone"),
  };
}
