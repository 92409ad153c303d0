import { useCallback, useEffect, useState } from "react";
import type { SampleProduct } from "./cart-line";
import {
  emptyFilter,
  parseSampleFilter,
  removeUnknownFilters,
  type SampleFilter,
  toSampleQuery,
} from "./sample-filter";

/**
 * The filter of the board, kept in the address so that it can be shared. The server renders the whole board for
 * everybody (the page is cached), so the query is read after the page is there. What `narrow` is given is added to it.
 */
export function useSampleFilter(samples: readonly SampleProduct[]) {
  const [filter, setFilter] = useState<SampleFilter>(emptyFilter);
  const follow = useCallback(
    () => setFilter(removeUnknownFilters(samples, parseSampleFilter(window.location.search))),
    [samples],
  );
  useEffect(follow, [follow]);
  const narrow = useCallback(
    (change: Partial<SampleFilter>) => {
      const { pathname, search } = window.location;
      const next = { ...parseSampleFilter(search), ...change };
      window.history.replaceState(window.history.state, "", `${pathname}${toSampleQuery(next)}`);
      follow();
    },
    [follow],
  );
  return { filter, narrow };
}
