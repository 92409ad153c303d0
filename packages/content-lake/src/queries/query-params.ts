import type { LakeFailure } from "../failure";
import { jsonIn } from "../json";
import { err, ok, type Result } from "../result";

/** `$name=<json>` in the address. */
export function readParams(search: URLSearchParams): Result<Record<string, unknown>, LakeFailure> {
  const given = [...search].filter(([name]) => name.startsWith("$"));
  const params = given.map(([name, value]) => [name.slice(1), jsonIn(value)] as const);
  return params.some(([, value]) => value === undefined)
    ? err({ code: "invalid-request", description: "A query parameter is not JSON" })
    : ok(Object.fromEntries(params));
}
