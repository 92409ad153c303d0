import { useState } from "react";
import type { PageCursors } from "./pager";
import { useStaffQuery } from "./use-staff-query";

/** Returns the state of a paged list: query, response and cursors. A changed query starts at the first page. */
export function useList<Q extends { readonly after: string }, A>(
  readPage: (query: Q) => Promise<A>,
  first: Q,
) {
  const [query, setQuery] = useState(first);
  const [cursors, setCursors] = useState<PageCursors>([]);
  const turnTo = (to: PageCursors) => {
    setCursors(to);
    setQuery((previous) => ({ ...previous, after: to.at(-1) ?? "" }));
  };
  const changeQuery = (change: Partial<Q>) => {
    setCursors([]);
    setQuery((previous) => ({ ...previous, after: "", ...change }));
  };
  return { query, changeQuery, cursors, turnTo, ...useStaffQuery(readPage, query) };
}
