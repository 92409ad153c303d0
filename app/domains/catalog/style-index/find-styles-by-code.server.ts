import type { Catalog } from "./catalog.server";
import type { IndexedStyle } from "./indexed-style";

/** Returns the styles with these codes, in order; unpublished codes are left out. */
export async function findStylesByCode(
  catalog: Catalog,
  codes: readonly string[],
): Promise<readonly IndexedStyle[]> {
  const byCode = new Map([...(await catalog.read()).values()].map((style) => [style.code, style]));
  return codes.flatMap((code) => byCode.get(code) ?? []);
}
