import { err, ok, type Result } from "~/kernel/result";
import type { LakeFailure } from "../failure";

/** `$name=<json>` in the address. */
export function readParams(search: URLSearchParams): Result<Record<string, unknown>, LakeFailure> {
  try {
    const given = [...search].filter(([name]) => name.startsWith("$"));
    return ok(
      Object.fromEntries(given.map(([name, value]) => [name.slice(1), JSON.parse(value) satisfies unknown])),
    );
  } catch {
    return err({ code: "invalid-request", description: "A query parameter is not JSON" });
  }
}
