import { toList } from "./read-untyped";

/**
 * Limits the length of a list. Sanity's `max` disables "Add item" without an explanation, and does so even if the rule
 * is only a warning.
 */
export function validateMaxLength(maxLength: number, sentence: string): (list: unknown) => true | string {
  return (list) => (toList(list).length > maxLength ? sentence : true);
}
