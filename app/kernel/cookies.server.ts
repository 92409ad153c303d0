import { parseCookie } from "cookie";

/** The cookies of a request by name; of two with one name the first counts. */
export function cookiesOf(header: string | null | undefined): ReadonlyMap<string, string> {
  const pairs = Object.entries(parseCookie(header ?? ""));
  return new Map(pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
