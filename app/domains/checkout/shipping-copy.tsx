import { type AddressField, addressFields, normalizeAddressField } from "~/domains/forms/address-fields";
import { type FormEntries, textOf } from "~/domains/forms/form-values";
import { AddressText } from "~/domains/orders/address-text";
import { countryName } from "~/kernel/places";

/** The shipping address while it is the billing one: shown as it will stand on the box, sent as its own fields. */
export function ShippingCopy({ values }: { readonly values: FormEntries }) {
  const country = textOf(values, "ship_country");
  const value = (field: AddressField) =>
    normalizeAddressField(field, textOf(values, `ship_${field}`), country);
  const lines = [
    `${value("first_name")} ${value("last_name")}`,
    value("address_1"),
    value("address_2"),
    [value("city"), [value("state"), value("zip")].filter(Boolean).join(" ")].filter(Boolean).join(", "),
    countryName(value("country")),
  ].filter((line) => line.trim() !== "");
  return (
    <div className="col-span-6 border border-line bg-white p-5">
      <p className="mb-2 text-sm text-ink-soft">We ship to</p>
      <AddressText lines={lines} />
      {addressFields.map((field) => (
        <input key={field} type="hidden" name={`ship_${field}`} value={value(field)} />
      ))}
    </div>
  );
}
