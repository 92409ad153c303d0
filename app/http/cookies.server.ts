import { parseCookie } from "cookie";
import { isStorable } from "~/kernel/json";

/** The cookies of a request by name; of two with one name the first counts. One that holds a NUL is none of ours. */
export function parseCookies(header: string | null | undefined): ReadonlyMap<string, string> {
  const pairs = Object.entries(parseCookie(header ?? ""));
  return new Map(
    pairs.flatMap(([name, value]) => (value === undefined || !isStorable(value) ? [] : [[name, value]])),
  );
}
