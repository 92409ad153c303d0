/** The name under which an address lists styles by their codes: `?style=trnv&style=wtse`. */
export const styleParameter = "style";

/** The codes an address names, each once, in its order; what cannot be a code is left out. */
export function parseStyleCodes(search: URLSearchParams, most: number): readonly string[] {
  const codes = search.getAll(styleParameter).map((code) => code.toLowerCase());
  return [...new Set(codes)].filter((code) => /^[a-z0-9-]{1,40}$/.test(code)).slice(0, most);
}

/** Whether the query lists exactly these styles, in this order. */
export function hasExactlyStyles(
  search: URLSearchParams,
  styles: readonly { readonly code: string }[],
): boolean {
  const named = search.getAll(styleParameter);
  return named.length === styles.length && styles.every(({ code }, index) => code === named[index]);
}

/** An address that names styles. */
export function withStyleCodes(path: string, codes: readonly string[]): string {
  const search = new URLSearchParams(codes.map((code) => [styleParameter, code]));
  return search.size > 0 ? `${path}?${search}` : path;
}
