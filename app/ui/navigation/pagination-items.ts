export type PaginationItem = number | "gap";

/**
 * Returns every page up to 3 pages (CAT-026). Longer lists show the first, the last, the current page with
 * its neighbors, and gaps. A single page gives an empty list.
 */
export function getPaginationItems(current: number, total: number): readonly PaginationItem[] {
  if (total <= 1) return [];
  if (total <= 3) return Array.from({ length: total }, (_, index) => index + 1);
  const pagesToShow = [1, current - 1, current, current + 1, total];
  const pages = [...new Set(pagesToShow.filter((page) => page >= 1 && page <= total))].sort((a, b) => a - b);
  return pages.flatMap((page, index): PaginationItem[] => {
    const skipped = page - (pages[index - 1] ?? page) - 1;
    if (skipped <= 0) return [page];
    return skipped === 1 ? [page - 1, page] : ["gap", page];
  });
}
