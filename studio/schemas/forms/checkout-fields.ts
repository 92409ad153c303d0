import { findRepeated, listFieldTexts, toList, toRecord } from "../rules/read-untyped";

/** The names of the required fields of an order's address, which the validation uses. */
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

/** Requires all fields that an order needs. Editors can reword, reorder and resize them (CHK-002). */
export function requireCheckoutFields(groups: unknown): true | string {
  const names = listFieldNames(groups);
  const missing = requiredCheckoutFields.filter((name) => !names.includes(name));
  if (missing.length === 0) return true;
  return `Orders can't be placed without these fields: ${missing.join(", ")}. Add them again, or discard the change.`;
}

/** Rejects field types that the checkout does not support and conditions that hide required fields. */
export function validateCheckoutFieldTypes(groups: unknown): true | string {
  const fields = toList(groups).flatMap((group) => toList(toRecord(group).fields).map(toRecord));
  const unsupportedTypes = fields.find(({ type }) =>
    ["file", "password", "newsletter"].includes(String(type)),
  );
  if (unsupportedTypes) {
    return `“${unsupportedTypes.label ?? unsupportedTypes.name}”: checkout can't take files, passwords or the newsletter check box. Choose another kind.`;
  }
  const hidden = fields.find(
    ({ name, hideWhen }) => requiredCheckoutFields.includes(String(name)) && toRecord(hideWhen).field,
  );
  return hidden ? `“${hidden.label ?? hidden.name}” is needed for every order and cannot be hidden.` : true;
}

/** Rejects two fields with one name, because one value would overwrite the other. */
export function rejectRepeatedFieldNames(groups: unknown): true | string {
  const duplicateName = findRepeated(listFieldNames(groups));
  return duplicateName ? `Two fields are named “${duplicateName}”. Rename or remove one of them.` : true;
}

function listFieldNames(groups: unknown): readonly string[] {
  return toList(groups).flatMap((group) => listFieldTexts(toRecord(group).fields, "name"));
}
