import { paths } from "~/kernel/paths";

/** Returns the path of a results page; the first page has no number. */
export function getSearchPath(text: string, page = 1): string {
  const query = new URLSearchParams({
    ...(text ? { query: text } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size > 0 ? `${paths.search}?${query}` : paths.search;
}
