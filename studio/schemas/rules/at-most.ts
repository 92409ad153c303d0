import { listOf } from "./read";

/**
 * Limits the length of a list. Sanity's `max` disables "Add item" without an explanation, and does so even if the rule
 * is only a warning.
 */
export function atMost(most: number, sentence: string): (list: unknown) => true | string {
  return (list) => (listOf(list).length > most ? sentence : true);
}
