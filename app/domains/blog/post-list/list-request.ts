/** The search text and page number (from 1) of a list. */
export type ListRequest = { readonly query: string; readonly page: number };

const maxQueryLength = 100;

/** Parses a list's URL; invalid parameters are ignored. */
export function parseListRequest(url: string): ListRequest {
  const { searchParams } = new URL(url);
  const page = Number(searchParams.get("page") ?? 1);
  return {
    query: (searchParams.get("query") ?? "").trim().slice(0, maxQueryLength),
    page: Number.isInteger(page) ? page : 0,
  };
}

/** Returns the canonical path of a list. */
export function getListPath(path: string, { query, page }: ListRequest): string {
  const searchParams = new URLSearchParams({
    ...(query && { query }),
    ...(page > 1 && { page: String(page) }),
  });
  return searchParams.size === 0 ? path : `${path}?${searchParams}`;
}
