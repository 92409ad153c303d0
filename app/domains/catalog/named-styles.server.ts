import type { Catalog } from "./catalog.server";
import type { ListedStyle } from "./listed-style";

/** The styles of these codes, in their order; a code nobody published is left out. */
export async function namedStyles(
  catalog: Catalog,
  codes: readonly string[],
): Promise<readonly ListedStyle[]> {
  const byCode = new Map([...(await catalog.read()).values()].map((style) => [style.code, style]));
  return codes.flatMap((code) => byCode.get(code) ?? []);
}
