import { type FormEntries, getEntryText } from "~/domains/forms/entries/form-entries";
import { type AddressField, normalizeAddressField } from "~/domains/forms/validation/address-rules";
import type { Payer } from "~/domains/payments/form/payment-handle";

export function toCheckoutPayer(values: FormEntries): Payer {
  const country = getEntryText(values, "bill_country");
  const getValue = (field: AddressField) =>
    normalizeAddressField(field, getEntryText(values, `bill_${field}`), country);
  return {
    name: `${getValue("first_name")} ${getValue("last_name")}`,
    email: getValue("email"),
    phone: getValue("phone"),
    line1: getValue("address_1"),
    line2: getValue("address_2"),
    city: getValue("city"),
    state: getValue("state"),
    zip: getValue("zip"),
    country: getValue("country"),
  };
}
