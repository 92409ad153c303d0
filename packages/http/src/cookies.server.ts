import { parseCookie } from "cookie";
import { isStorable } from "./json";

/** Parses the cookies of a request. The first of two with the same name wins; a value with a NUL byte is dropped. */
export function parseCookies(header: string | null | undefined): ReadonlyMap<string, string> {
  const pairs = Object.entries(parseCookie(header ?? ""));
  return new Map(
    pairs.flatMap(([name, value]) => (value === undefined || !isStorable(value) ? [] : [[name, value]])),
  );
}
