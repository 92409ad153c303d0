import { type FormEntries, getEntryText } from "~/domains/forms/entries/form-entries";
import {
  type AddressField,
  addressFieldNames,
  normalizeAddressField,
} from "~/domains/forms/validation/address-rules";
import { AddressText } from "~/domains/orders/views/address-text";
import { getCountryName } from "~/domains/regions/countries";
import { checkoutPageMessages } from "./checkout-page.messages";

/** The shipping address while it equals billing, with hidden inputs for its fields. */
export function ShippingAddressCopy({ values }: { readonly values: FormEntries }) {
  const country = getEntryText(values, "ship_country");
  const value = (field: AddressField) =>
    normalizeAddressField(field, getEntryText(values, `ship_${field}`), country);
  const lines = [
    `${value("first_name")} ${value("last_name")}`,
    value("address_1"),
    value("address_2"),
    [value("city"), [value("state"), value("zip")].filter(Boolean).join(" ")].filter(Boolean).join(", "),
    getCountryName(value("country")),
  ].filter((line) => line.trim() !== "");
  const isAddressEmpty = value("address_1") === "" && value("zip") === "";
  return (
    <div className="col-span-6 border border-line bg-white p-5">
      {isAddressEmpty ? (
        <p className="text-ink-soft">{checkoutPageMessages.shipToBilling}</p>
      ) : (
        <>
          <p className="mb-2 text-sm text-ink-soft">We ship to</p>
          <AddressText lines={lines} />
        </>
      )}
      {addressFieldNames.map((field) => (
        <input key={field} type="hidden" name={`ship_${field}`} value={value(field)} />
      ))}
    </div>
  );
}
