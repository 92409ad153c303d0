import { useState } from "react";
import type { PageCursors } from "./pager";
import { useStaffQuery } from "./use-staff-query";

/** State of a paged list: query, response and cursors. A changed query starts at the first page. */
export function useList<Q extends { readonly after: string }, A>(read: (asked: Q) => Promise<A>, first: Q) {
  const [asked, setAsked] = useState(first);
  const [trail, setTrail] = useState<PageCursors>([]);
  const turn = (to: PageCursors) => {
    setTrail(to);
    setAsked((before) => ({ ...before, after: to.at(-1) ?? "" }));
  };
  const ask = (change: Partial<Q>) => {
    setTrail([]);
    setAsked((before) => ({ ...before, after: "", ...change }));
  };
  return { asked, ask, trail, turn, ...useStaffQuery(read, asked) };
}
