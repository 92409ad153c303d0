import type { FormField } from "../template/form-template";
import { type PunctuationField, punctuationFields } from "./address-rules";

/**
 * The address fields that the checkout's template opens for text as people write it. A switch on the billing or the
 * shipping field counts for both, for saved addresses and for quotes.
 */
export function getFieldsWithPunctuation(fields: readonly FormField[]): readonly PunctuationField[] {
  const opened = fields.filter(({ allowPunctuation }) => allowPunctuation).map(({ name }) => name);
  return punctuationFields.filter((field) =>
    opened.some((name) => name === `bill_${field}` || name === `ship_${field}`),
  );
}
