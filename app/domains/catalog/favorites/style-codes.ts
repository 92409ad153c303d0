/** The query parameter that lists styles by code: `?style=trnv&style=wtse`. */
export const styleParameter = "style";

/** Returns the style codes of a query without repetitions, in order; invalid codes are left out. */
export function parseStyleCodes(search: URLSearchParams, maxCodes: number): readonly string[] {
  const codes = search.getAll(styleParameter).map((code) => code.toLowerCase());
  return [...new Set(codes)].filter(isStyleCode).slice(0, maxCodes);
}

/** Returns true if the text can be the code of a style. */
export function isStyleCode(text: string): boolean {
  return /^[a-z0-9-]{1,40}$/.test(text);
}

/** Returns true if the query lists exactly these styles in this order. */
export function doesQueryListExactly(
  search: URLSearchParams,
  styles: readonly { readonly code: string }[],
): boolean {
  const requestedCodes = search.getAll(styleParameter);
  return (
    requestedCodes.length === styles.length &&
    styles.every(({ code }, index) => code === requestedCodes[index])
  );
}

/** Adds style codes to a path as a query. */
export function appendStyleCodes(path: string, codes: readonly string[]): string {
  const search = new URLSearchParams(codes.map((code) => [styleParameter, code]));
  return search.size > 0 ? `${path}?${search}` : path;
}
