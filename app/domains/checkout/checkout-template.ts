import { createAddressField } from "~/domains/forms/template/create-address-field";
import { createFormField } from "~/domains/forms/template/create-form-field";
import type { FieldType, FormField, FormGroup, FormTemplate } from "~/domains/forms/template/form-template";
import { addressFieldNames } from "~/domains/forms/validation/address-rules";
import { type AddressKind, addressFieldOf, addressKinds } from "./checkout-fields";

const titles: Record<AddressKind, string> = { bill: "Billing address", ship: "Shipping address" };

export const sameAsBilling = "same_as_billing";

/**
 * The groups of the checkout form as the editor laid them out. Order, labels, widths and help are the template's;
 * an address field it forgot is added at the end of its group, because no order goes through without it (CHK-002).
 */
export function checkoutGroups(template: FormTemplate | null): readonly FormGroup[] {
  const groups = template?.groups ?? [];
  return addressKinds.reduce<readonly FormGroup[]>(withWholeAddress, groups.map(withAskableFields));
}

/** Shipping and payment method have boxes of their own. */
const boxed = ["shippingMethod", "paymentMethod"];

/** What an order has no place for: the Studio does not let them in either. */
const unasked: readonly FieldType[] = ["file", "password", "newsletter"];

function withAskableFields(group: FormGroup): FormGroup {
  const fields = group.fields.map(wholeField);
  return {
    ...group,
    fields: fields.filter(({ name, type }) => !boxed.includes(name) && !unasked.includes(type)),
  };
}

/** An address field holds one text and is in sight, whatever its editor chose: no order goes through without it (CHK-002). */
function wholeField(field: FormField): FormField {
  const address = addressFieldOf(field.name);
  if (field.name === sameAsBilling)
    return { ...field, type: "checkbox", hideWhen: undefined, required: undefined };
  if (address === null) return field;
  const kept = {
    ...field,
    type: textTypes.includes(field.type) ? field.type : createAddressField(address).type,
    multiSelect: undefined,
  };
  return address === "address_2" ? kept : { ...kept, hideWhen: undefined };
}

const textTypes: readonly FieldType[] = ["text", "email", "tel", "number", "textarea", "select"];

function withWholeAddress(groups: readonly FormGroup[], kind: AddressKind): readonly FormGroup[] {
  const named = new Set(groups.flatMap((group) => group.fields.map((field) => field.name)));
  const missing = missingFields(kind, named);
  if (missing.length === 0) return groups;
  const home = groups.findLastIndex((group) =>
    group.fields.some((field) => field.name.startsWith(`${kind}_`)),
  );
  if (home === -1)
    return [...groups, { name: kind, title: titles[kind], description: undefined, fields: missing }];
  return groups.map((group, index) =>
    index === home ? { ...group, fields: [...group.fields, ...missing] } : group,
  );
}

function missingFields(kind: AddressKind, named: ReadonlySet<string>): FormField[] {
  const fields = addressFieldNames
    .filter((field) => !named.has(`${kind}_${field}`))
    .map((field) => createAddressField(field, `${kind}_`));
  const checkbox = createFormField({ name: sameAsBilling, type: "checkbox", label: "Same as billing" });
  return kind === "ship" && !named.has(sameAsBilling) ? [checkbox, ...fields] : fields;
}
