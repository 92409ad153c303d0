import { useCallback, useEffect, useState } from "react";
import { filterOfQuery, noFilter, queryOfFilter, type SampleFilter } from "./sample-filter";

/**
 * The filter of the board, mirrored in the address so that it can be shared. The server renders the whole board for
 * everybody (the page is cached), so the query is read after the page is there.
 */
export function useSampleFilter() {
  const [filter, setKept] = useState<SampleFilter>(noFilter);
  useEffect(() => setKept(filterOfQuery(window.location.search)), []);
  const setFilter = useCallback((next: SampleFilter) => {
    setKept(next);
    window.history.replaceState(
      window.history.state,
      "",
      `${window.location.pathname}${queryOfFilter(next)}`,
    );
  }, []);
  return { filter, setFilter };
}
