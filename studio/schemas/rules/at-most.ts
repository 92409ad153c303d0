import { listOf } from "./read";

/**
 * No more than some entries. Sanity's own `max` locks "Add item" without a word, and a warning then forbids what it
 * only advises against.
 */
export function atMost(most: number, sentence: string): (list: unknown) => true | string {
  return (list) => (listOf(list).length > most ? sentence : true);
}
