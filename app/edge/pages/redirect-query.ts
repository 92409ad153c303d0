import { mergeQuery } from "../http/query";
import type { CachedPage } from "./cached-page.server";

/** Adds the visitor's query parameters to a cached redirect; other pages stay unchanged. */
export function appendVisitorQuery(page: CachedPage, query: URLSearchParams): CachedPage {
  if (page.status < 300 || page.status > 399 || query.size === 0) return page;
  const move = (headers: readonly string[]) =>
    headers.map((value, index) => appendQuery(headers, index, value, query));
  const { br, gzip } = page.variants;
  return {
    ...page,
    variants: { br: { ...br, headers: move(br.headers) }, gzip: { ...gzip, headers: move(gzip.headers) } },
    uncompressed: { headers: move(page.uncompressed.headers) },
  };
}

/** Appends the query to one value of the raw headers, in which names and values alternate. */
function appendQuery(
  headers: readonly string[],
  index: number,
  value: string,
  query: URLSearchParams,
): string {
  const isLocation = index % 2 === 1 && headers[index - 1]?.toLowerCase() === "location";
  return isLocation ? mergeQuery(value, query) : value;
}
