import { createAddressField } from "~/domains/forms/template/create-address-field";
import { createFormField } from "~/domains/forms/template/create-form-field";
import type { FieldType, FormField, FormGroup, FormTemplate } from "~/domains/forms/template/form-template";
import { addressFieldNames } from "~/domains/forms/validation/address-rules";
import { type AddressKind, addressKinds, parseAddressFieldName } from "./checkout-fields";

const groupTitles: Record<AddressKind, string> = { bill: "Billing address", ship: "Shipping address" };

export const sameAsBilling = "same_as_billing";

/**
 * Builds the groups of the checkout form from the editor's template. Missing address fields are added to
 * their group, because every order needs them (CHK-002).
 */
export function toCheckoutGroups(template: FormTemplate | null): readonly FormGroup[] {
  const groups = template?.groups ?? [];
  return addressKinds.reduce<readonly FormGroup[]>(completeAddress, groups.map(removeUnsupportedFields));
}

/** Fields that have their own box on the page. */
const fieldsShownSeparately = ["shippingMethod", "paymentMethod"];

/** Field types that orders do not support; the Studio refuses them too. */
const unsupportedTypes: readonly FieldType[] = ["file", "password", "newsletter"];

function removeUnsupportedFields(group: FormGroup): FormGroup {
  const fields = group.fields.map(toRequiredField);
  return {
    ...group,
    fields: fields.filter(
      ({ name, type }) => !fieldsShownSeparately.includes(name) && !unsupportedTypes.includes(type),
    ),
  };
}

/** Makes an address field a visible single-value field, because every order needs it (CHK-002). */
function toRequiredField(field: FormField): FormField {
  const address = parseAddressFieldName(field.name);
  if (field.name === sameAsBilling)
    return { ...field, type: "checkbox", hideWhen: undefined, required: undefined };
  if (address === null) return field;
  const required = {
    ...field,
    type: textTypes.includes(field.type) ? field.type : createAddressField(address).type,
    multiSelect: undefined,
  };
  return address === "address_2" ? required : { ...required, hideWhen: undefined };
}

const textTypes: readonly FieldType[] = ["text", "email", "tel", "number", "textarea", "select"];

function completeAddress(groups: readonly FormGroup[], kind: AddressKind): readonly FormGroup[] {
  const existingNames = new Set(groups.flatMap((group) => group.fields.map((field) => field.name)));
  const missing = listMissingFields(kind, existingNames);
  if (missing.length === 0) return groups;
  const groupIndex = groups.findLastIndex((group) =>
    group.fields.some((field) => field.name.startsWith(`${kind}_`)),
  );
  if (groupIndex === -1)
    return [...groups, { name: kind, title: groupTitles[kind], description: undefined, fields: missing }];
  return groups.map((group, index) =>
    index === groupIndex ? { ...group, fields: [...group.fields, ...missing] } : group,
  );
}

function listMissingFields(kind: AddressKind, existingNames: ReadonlySet<string>): FormField[] {
  const fields = addressFieldNames
    .filter((field) => !existingNames.has(`${kind}_${field}`))
    .map((field) => createAddressField(field, `${kind}_`));
  const checkbox = createFormField({ name: sameAsBilling, type: "checkbox", label: "Same as billing" });
  return kind === "ship" && !existingNames.has(sameAsBilling) ? [checkbox, ...fields] : fields;
}
