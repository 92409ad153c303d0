/** Closes a switch over a union: a member added later is a type error here, and a throw if it slips through. */
export function assertNever(value: never): never {
  throw new Error(`unexpected case: ${JSON.stringify(value)}`);
}
