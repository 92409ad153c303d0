/**
 * The query names a public page may depend on. Every other name (utm_source, gclid, …) is dropped before the render,
 * so it can neither change the page nor fill the cache.
 */
const publicQueryNames: ReadonlySet<string> = new Set([
  "_routes",
  "index",
  "category",
  "color",
  "construction",
  "finish",
  "glaze",
  "interior",
  "material",
  "page",
  "q",
  "brand",
  "sort",
  "view",
]);
const longestValue = 200;

/** The address in the one form under which its page is cached: allow-listed names only, sorted. */
export function pageKey(url: string): string {
  const mark = url.indexOf("?");
  if (mark === -1) return url;
  const path = url.slice(0, mark);
  const kept = [...new URLSearchParams(url.slice(mark + 1))]
    .filter(([name, value]) => publicQueryNames.has(name) && value.length <= longestValue)
    .sort(([a, av], [b, bv]) => (a === b ? compare(av, bv) : compare(a, b)));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
