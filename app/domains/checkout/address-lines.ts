import { countries } from "~/domains/forms/countries";
import type { OrderAddress } from "~/domains/orders/order";

type Addressee = Omit<OrderAddress, "id" | "type" | "email" | "isDefault">;

/** An address as it stands on a letter, line by line: the country by its name, empty lines left out. */
export function addressLines(address: Addressee | null | undefined): string[] {
  if (!address) return ["Address not available"];
  const { firstName, lastName, company, street1, street2, city, state, zipCode, phoneNumber } = address;
  return [
    `${firstName} ${lastName}`,
    company ?? "",
    street1,
    street2 ?? "",
    `${city}, ${state} ${zipCode}`,
    countryName(address.countryId),
    phoneNumber,
  ].filter(Boolean);
}

export function countryName(code: string): string {
  return countries.find(({ value }) => value === code)?.label ?? code;
}
