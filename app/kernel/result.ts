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

/** Makes a switch over a union exhaustive: a missing member is a type error, and throws at run time. */
export function assertNever(value: never): never {
  throw new Error(`unexpected case: ${JSON.stringify(value)}`);
}
