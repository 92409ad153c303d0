import { type AddressField, normalizeAddressField } from "~/domains/forms/address-fields";
import { type FormEntries, textOf } from "~/domains/forms/form-values";
import type { Payer } from "~/domains/payments/payment-handle";

/** Who pays: whose billing address it is. */
export function payerOf(values: FormEntries): Payer {
  const country = textOf(values, "bill_country");
  const value = (field: AddressField) =>
    normalizeAddressField(field, textOf(values, `bill_${field}`), country);
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
