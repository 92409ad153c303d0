import { type FieldAsWritten, openableFields } from "./address-fields";
import type { FormField } from "./form-template";

/**
 * The address fields that the checkout's template opens for text as people write it. A switch on the billing or the
 * shipping field counts for both, for saved addresses and for quotes.
 */
export function openFieldsIn(fields: readonly FormField[]): readonly FieldAsWritten[] {
  const opened = fields.filter(({ allowPunctuation }) => allowPunctuation).map(({ name }) => name);
  return openableFields.filter((field) =>
    opened.some((name) => name === `bill_${field}` || name === `ship_${field}`),
  );
}
