import { tryParseJson } from "@stile-and-rail/http/json";
import type { LakeFailure } from "../failure";
import { err, ok, type Result } from "../result";

/** Parses `$name=<json>` of the query string. */
export function parseQueryParams(search: URLSearchParams): Result<Record<string, unknown>, LakeFailure> {
  const given = [...search].filter(([name]) => name.startsWith("$"));
  const params = given.map(([name, value]) => [name.slice(1), tryParseJson(value)] as const);
  return params.some(([, value]) => value === undefined)
    ? err({ code: "invalid-request", description: "A query parameter is not JSON" })
    : ok(Object.fromEntries(params));
}
