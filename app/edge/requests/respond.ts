import { data } from "@remix-run/node";
import type { Result } from "~/kernel/result";

/** Returns the value; throws a 404 response for a failure. */
export function unwrapOrNotFound<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw data(result.failure, { status: 404 });
  return result.value;
}
