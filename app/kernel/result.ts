/** An expected failure is a value: use cases return `Result`, and throw only for broken assumptions. */
export type Result<T, F> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: F };

export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

export function err<F>(failure: F): Result<never, F> {
  return { ok: false, failure };
}

/** Closes a switch over a union: a member added later is a type error here, and a throw if it slips through. */
export function assertNever(value: never): never {
  throw new Error(`unexpected case: ${JSON.stringify(value)}`);
}
