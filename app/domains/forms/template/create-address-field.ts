import type { AddressField } from "../validation/address-rules";
import { createFormField } from "./create-form-field";
import type { FormField } from "./form-template";

/** The address fields without an editor's settings (CHK-002). */
const defaults: Record<AddressField, Pick<FormField, "label" | "type"> & Partial<FormField>> = {
  first_name: { label: "First name", type: "text", width: "half" },
  last_name: { label: "Last name", type: "text", width: "half" },
  email: { label: "Email", type: "email", width: "half" },
  phone: { label: "Phone", type: "tel", width: "half" },
  address_1: { label: "Address", type: "text", width: "full" },
  address_2: { label: "Apartment, suite, unit (optional)", type: "text", width: "full" },
  country: { label: "Country", type: "select", width: "half", dynamicOptions: "countries" },
  state: { label: "State", type: "select", width: "half", dynamicOptions: "states" },
  city: { label: "City", type: "text", width: "half", dynamicOptions: "cities" },
  zip: { label: "ZIP code", type: "text", width: "half" },
};

/** Creates an address field. A form with two addresses passes a prefix ('bill_'). */
export function createAddressField(field: AddressField, prefix = ""): FormField {
  return createFormField({
    name: prefix + field,
    required: field !== "address_2",
    dependsOn: field === "state" ? `${prefix}country` : undefined,
    ...defaults[field],
  });
}
