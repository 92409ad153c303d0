import { useEffect, useRef } from "react";
import { Link } from "~/ui/link";
import { Pagination } from "~/ui/navigation/pagination";
import { toListUrl } from "./list-query";
import type { PaginationMode, StyleList } from "./list-styles";

type ListPaginationProps = { readonly path: string; readonly list: StyleList; readonly mode: PaginationMode };

/** The pagination of a list (CAT-025): page numbers, a link for more, or infinite scroll. */
export function StyleListPagination({ path, list: { query, page, pages }, mode }: ListPaginationProps) {
  const toHref = (number: number) => toListUrl(path, { ...query, page: number });
  if (mode === "page-numbers")
    return <Pagination current={page} total={pages} label="Pages of door styles" hrefFor={toHref} />;
  if (page >= pages) return null;
  return <MoreLink to={toHref(page + 1)} loadsOnScroll={mode === "infinite-scroll"} />;
}

/** A link to the page before the first visible one, for a list that has grown long. */
export function EarlierPagesLink({ path, list: { query, firstPage }, mode }: ListPaginationProps) {
  if (mode === "page-numbers" || firstPage === 1) return null;
  return (
    <Link to={toListUrl(path, { ...query, page: firstPage - 1 })} className="no-print self-center text-sm">
      Show earlier doors
    </Link>
  );
}

/** The link must be fully visible, 100 px from both edges of the window (CAT-027). */
const inView = { threshold: 1, rootMargin: "-100px 0%" } as const;

/** Appends the next page. It replaces the history entry, so that the Back button leaves the list. */
function MoreLink({ to, loadsOnScroll }: { readonly to: string; readonly loadsOnScroll: boolean }) {
  const endRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is followed by another one
  useEffect(() => {
    const end = endRef.current;
    if (!loadsOnScroll || !end) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) end.querySelector("a")?.click();
    }, inView);
    observer.observe(end);
    return () => observer.disconnect();
  }, [to, loadsOnScroll]);
  return (
    <div ref={endRef} className="no-print flex justify-center py-4">
      <Link
        to={to}
        replace
        preventScrollReset
        variant="plain"
        className="inline-flex min-h-12 items-center border border-ink px-8 font-medium hover:bg-ink hover:text-paper"
      >
        Load more
      </Link>
    </div>
  );
}
