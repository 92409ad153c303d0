/** What a list of posts can be asked for: words to look for, and a page counted from 1. */
export type ListRequest = { readonly query: string; readonly page: number };

const maxQueryLength = 100;

/** The question an address asks of a list; what makes no sense in it counts as not asked. */
export function parseListRequest(url: string): ListRequest {
  const { searchParams } = new URL(url);
  const page = Number(searchParams.get("page") ?? 1);
  return {
    query: (searchParams.get("query") ?? "").trim().slice(0, maxQueryLength),
    page: Number.isInteger(page) ? page : 0,
  };
}

/** The one address under which a list answers a question. */
export function getListPath(path: string, { query, page }: ListRequest): string {
  const asked = new URLSearchParams({ ...(query && { query }), ...(page > 1 && { page: String(page) }) });
  return asked.size === 0 ? path : `${path}?${asked}`;
}
