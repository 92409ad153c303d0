import { useState } from "react";
import type { PageCursors } from "./pager";
import { useStaffQuery } from "./use-staff-query";

/** State of a paged list: query, response and cursors. A changed query starts at the first page. */
export function useList<Q extends { readonly after: string }, A>(read: (query: Q) => Promise<A>, first: Q) {
  const [query, setQuery] = useState(first);
  const [trail, setTrail] = useState<PageCursors>([]);
  const turn = (to: PageCursors) => {
    setTrail(to);
    setQuery((before) => ({ ...before, after: to.at(-1) ?? "" }));
  };
  const ask = (change: Partial<Q>) => {
    setTrail([]);
    setQuery((before) => ({ ...before, after: "", ...change }));
  };
  return { asked: query, ask, trail, turn, ...useStaffQuery(read, query) };
}
