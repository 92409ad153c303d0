import { useCallback, useEffect, useState } from "react";
import type { SampleProduct } from "./cart-line";
import { filterOfQuery, knownFilter, noFilter, queryOfFilter, type SampleFilter } from "./sample-filter";

/**
 * The filter of the board, kept in the address so that it can be shared. The server renders the whole board for
 * everybody (the page is cached), so the query is read after the page is there. What `narrow` is given is added to it.
 */
export function useSampleFilter(samples: readonly SampleProduct[]) {
  const [filter, setFilter] = useState<SampleFilter>(noFilter);
  const follow = useCallback(
    () => setFilter(knownFilter(samples, filterOfQuery(window.location.search))),
    [samples],
  );
  useEffect(follow, [follow]);
  const narrow = useCallback(
    (change: Partial<SampleFilter>) => {
      const { pathname, search } = window.location;
      const next = { ...filterOfQuery(search), ...change };
      window.history.replaceState(window.history.state, "", `${pathname}${queryOfFilter(next)}`);
      follow();
    },
    [follow],
  );
  return { filter, narrow };
}
