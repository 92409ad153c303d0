import type { FormField } from "../template/form-template";
import { type PunctuationField, punctuationFields } from "./address-rules";

/**
 * Returns the address fields for which the checkout's template allows punctuation. A setting of a billing or
 * shipping field applies to both, and to saved addresses and quotes.
 */
export function getFieldsWithPunctuation(fields: readonly FormField[]): readonly PunctuationField[] {
  const fieldNames = fields.filter(({ allowPunctuation }) => allowPunctuation).map(({ name }) => name);
  return punctuationFields.filter((field) =>
    fieldNames.some((name) => name === `bill_${field}` || name === `ship_${field}`),
  );
}
