import type { FieldMetadata } from "@conform-to/react";

/** Returns the props that conform gives a text field of `app/ui`: name, ids, initial value and error. */
export function getTextFieldProps({ id, name, errorId, descriptionId, initialValue, errors }: FieldMetadata) {
  return {
    id,
    name,
    errorId,
    helpId: descriptionId,
    defaultValue: typeof initialValue === "string" ? initialValue : undefined,
    error: errors?.[0],
  };
}
