import type { FieldMetadata } from "@conform-to/react";

/** What a text field of `app/ui` takes from conform: name, ids, first value and error. */
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
