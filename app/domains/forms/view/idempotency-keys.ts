import { newId } from "~/kernel/ids";

/**
 * Creates the idempotency keys of a form's submits. A submit without an answer may have been accepted. So
 * the same content reuses its key and is accepted once; changed content gets a new key.
 */
export function createIdempotencyKeys(): {
  readonly getKey: (payload: string) => string;
  readonly reset: () => void;
} {
  let last: { readonly id: string; readonly payload: string } | null = null;
  return {
    getKey: (payload) => {
      if (last?.payload !== payload) last = { id: newId(), payload };
      return last.id;
    },
    reset: () => {
      last = null;
    },
  };
}
