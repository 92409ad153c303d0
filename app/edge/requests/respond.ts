import { data } from "@remix-run/node";
import type { Result } from "~/kernel/result";

/** The value, or the 404 page with its status. */
export function pageOrNotFound<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw data(result.failure, { status: 404 });
  return result.value;
}
