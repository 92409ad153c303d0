import type { AddressField } from "~/domains/forms/validation/address-rules";
import type { DraftAddress } from "~/domains/orders/order-draft";
import type { Destination } from "../cart-totals";
import type { AddressKind, AddressValues } from "../form/checkout-fields";

/** Builds the order's two addresses from the form. */
export function toOrderAddresses(form: AddressValues) {
  return {
    billing: toDraftAddress("bill", "billing", form),
    shipping: toDraftAddress("ship", "shipping", form),
  };
}

/** Returns the parts of the shipping address that decide shipping and tax. */
export function toDestination(form: AddressValues): Destination {
  return { country: form.ship_country, state: form.ship_state, zip: form.ship_zip };
}

function toDraftAddress(kind: AddressKind, type: DraftAddress["type"], form: AddressValues): DraftAddress {
  const getValue = (field: AddressField) => form[`${kind}_${field}`];
  return {
    type,
    email: getValue("email"),
    firstName: getValue("first_name"),
    lastName: getValue("last_name"),
    street1: getValue("address_1"),
    street2: getValue("address_2") || null,
    city: getValue("city"),
    state: getValue("state"),
    zipCode: getValue("zip"),
    countryId: getValue("country"),
    phoneNumber: getValue("phone"),
  };
}
