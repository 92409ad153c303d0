import { entryOf, listOf, repeated, textsOf } from "../rules/read";

/** What an address of an order cannot do without. The rules attach to these names. */
const requiredOfAnAddress = [
  "first_name",
  "last_name",
  "email",
  "phone",
  "address_1",
  "country",
  "state",
  "city",
  "zip",
];

export const requiredCheckoutFields: readonly string[] = ["bill_", "ship_"].flatMap((prefix) =>
  requiredOfAnAddress.map((name) => prefix + name),
);

/** CHK-002: the checkout's template may reword, reorder and resize its fields, not drop one an order needs. */
export function completeCheckout(groups: unknown): true | string {
  const names = namesOf(groups);
  const missing = requiredCheckoutFields.filter((name) => !names.includes(name));
  if (missing.length === 0) return true;
  return `Orders can't be placed without these fields: ${missing.join(", ")}. Add them again, or discard the change.`;
}

/** What an order has no place for, and what would hide a part of its address. */
export function askableInCheckout(groups: unknown): true | string {
  const fields = listOf(groups).flatMap((group) => listOf(entryOf(group).fields).map(entryOf));
  const unsupportedTypes = fields.find(({ type }) =>
    ["file", "password", "newsletter"].includes(String(type)),
  );
  if (unsupportedTypes) {
    return `“${unsupportedTypes.label ?? unsupportedTypes.name}”: checkout can't take files, passwords or the newsletter check box. Choose another kind.`;
  }
  const hidden = fields.find(
    ({ name, hideWhen }) => requiredCheckoutFields.includes(String(name)) && entryOf(hideWhen).field,
  );
  return hidden ? `“${hidden.label ?? hidden.name}” is needed for every order and cannot be hidden.` : true;
}

/** A field's name stands once in a form: of two, one would overwrite the other. */
export function distinctFields(groups: unknown): true | string {
  const twice = repeated(namesOf(groups));
  return twice ? `Two fields are named “${twice}”. Rename or remove one of them.` : true;
}

function namesOf(groups: unknown): readonly string[] {
  return listOf(groups).flatMap((group) => textsOf(entryOf(group).fields, "name"));
}
