import type { OrderAddress } from "../order";

type ContactDetails = Omit<OrderAddress, "id" | "type" | "email" | "company" | "isDefault">;

/** Returns name, phone and postal address for a provider; null without an address. */
export function toContactAddress(address: ContactDetails | null | undefined) {
  if (!address) return null;
  return {
    name: `${address.firstName} ${address.lastName}`,
    phone: address.phoneNumber,
    line1: address.street1,
    line2: address.street2,
    city: address.city,
    state: address.state,
    zip: address.zipCode,
    country: address.countryId,
  };
}
