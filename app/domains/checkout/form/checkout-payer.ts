import { type FormEntries, getEntryText } from "~/domains/forms/entries/form-entries";
import { type AddressField, normalizeAddressField } from "~/domains/forms/validation/address-rules";
import type { Payer } from "~/domains/payments/form/payment-handle";

export function toCheckoutPayer(values: FormEntries): Payer {
  const country = getEntryText(values, "bill_country");
  const value = (field: AddressField) =>
    normalizeAddressField(field, getEntryText(values, `bill_${field}`), country);
  return {
    name: `${value("first_name")} ${value("last_name")}`,
    email: value("email"),
    phone: value("phone"),
    line1: value("address_1"),
    line2: value("address_2"),
    city: value("city"),
    state: value("state"),
    zip: value("zip"),
    country: value("country"),
  };
}
