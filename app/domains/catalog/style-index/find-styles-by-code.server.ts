import type { Catalog } from "./catalog.server";
import type { IndexedStyle } from "./indexed-style";

/** The styles of these codes, in their order; a code nobody published is left out. */
export async function findStylesByCode(
  catalog: Catalog,
  codes: readonly string[],
): Promise<readonly IndexedStyle[]> {
  const byCode = new Map([...(await catalog.read()).values()].map((style) => [style.code, style]));
  return codes.flatMap((code) => byCode.get(code) ?? []);
}
