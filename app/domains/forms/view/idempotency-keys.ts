import { newId } from "~/kernel/ids";

/**
 * Creates the idempotency keys of a form's submits. A submit without an answer may have been accepted. So
 * the same content reuses its key and is accepted once; changed content gets a new key.
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
