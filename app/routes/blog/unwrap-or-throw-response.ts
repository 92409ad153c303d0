import { data } from "@remix-run/node";
import { type BlogFailure, blogFailures } from "~/domains/blog/blog.failures";
import type { Result } from "~/kernel/result";

/** Returns the value of a result, or throws the failure as a response. */
export function unwrapOrThrowResponse<T>(result: Result<T, BlogFailure>): T {
  if (!result.ok) throw data(result.failure, { status: blogFailures[result.failure.code] });
  return result.value;
}
