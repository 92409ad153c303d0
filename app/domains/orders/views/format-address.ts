import { getCountryName } from "~/domains/regions/countries";
import type { OrderAddress } from "../order";

type PostalAddress = Omit<OrderAddress, "id" | "type" | "email" | "isDefault">;

/** Formats an address as lines, with the country's name and without empty lines. */
export function formatAddressLines(address: PostalAddress | null | undefined): string[] {
  if (!address) return ["Address not available"];
  const { firstName, lastName, company, street1, street2, city, state, zipCode, phoneNumber } = address;
  return [
    `${firstName} ${lastName}`,
    company ?? "",
    street1,
    street2 ?? "",
    `${city}, ${state} ${zipCode}`,
    getCountryName(address.countryId),
    phoneNumber,
  ].filter(Boolean);
}
