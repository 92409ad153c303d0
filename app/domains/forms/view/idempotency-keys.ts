import { newId } from "~/kernel/ids";

/**
 * The number a press of a button is known by. One that no answer came to may have been taken all the same: pressed again,
 * the form says the same by the same number, and is taken once. What was changed meanwhile is another press.
 */
export function createIdempotencyKeys(): {
  readonly getKey: (said: string) => string;
  readonly reset: () => void;
} {
  let last: { readonly id: string; readonly said: string } | null = null;
  return {
    getKey: (said) => {
      if (last?.said !== said) last = { id: newId(), said };
      return last.id;
    },
    reset: () => {
      last = null;
    },
  };
}
