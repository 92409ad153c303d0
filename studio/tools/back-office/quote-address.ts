import type { QuoteRecord } from "./quotes-api";

type Address = QuoteRecord["quote"]["addresses"][number];

export const addressFields = [
  ["firstName", "First name"],
  ["lastName", "Last name"],
  ["street1", "Street"],
  ["street2", "Apartment, suite"],
  ["city", "City"],
  ["state", "State"],
  ["zipCode", "ZIP"],
  ["countryId", "Country"],
  ["phoneNumber", "Phone"],
] as const;
type AddressField = (typeof addressFields)[number][0];

/** Address inputs as text. */
export type AddressDraft = Readonly<Record<AddressField, string>>;

export const emptyAddress: AddressDraft = {
  ...{ firstName: "", lastName: "", street1: "", street2: "", city: "", state: "", zipCode: "" },
  ...{ countryId: "US", phoneNumber: "" },
};

export function toAddressDraft(address: Address): AddressDraft {
  const { firstName, lastName, street1, street2, city, state, zipCode, countryId, phoneNumber } = address;
  return {
    ...{ firstName, lastName, street1, city, state, zipCode, countryId, phoneNumber },
    street2: street2 ?? "",
  };
}

/** Returns whether all fields of two addresses are equal. */
export function isSameAddress(one: Address, other: Address): boolean {
  const [first, second] = [toAddressDraft(one), toAddressDraft(other)];
  return addressFields.every(([field]) => first[field] === second[field]);
}

type Customer = Readonly<Record<"firstName" | "lastName" | "phone", string>>;

/** Returns the address to submit; missing name and phone are taken from the customer. */
export function toAddressInput(address: AddressDraft, { firstName, lastName, phone }: Customer): object {
  return {
    ...address,
    firstName: address.firstName.trim() || firstName,
    lastName: address.lastName.trim() || lastName,
    phoneNumber: address.phoneNumber.trim() || phone,
    countryId: address.countryId.trim().toUpperCase() || "US",
  };
}
