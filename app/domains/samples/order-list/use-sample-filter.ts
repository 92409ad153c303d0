import { useCallback, useEffect, useState } from "react";
import type { SampleProduct } from "../cart/cart-line";
import {
  emptyFilter,
  parseSampleFilter,
  removeUnknownFilters,
  type SampleFilter,
  toSampleQuery,
} from "./sample-filter";

/**
 * Returns the filter of the sample list, stored in the URL. The cached page shows the whole sample list, so the query
 * is read after hydration.
 */
export function useSampleFilter(samples: readonly SampleProduct[]) {
  const [filter, setFilter] = useState<SampleFilter>(emptyFilter);
  const syncFromUrl = useCallback(
    () => setFilter(removeUnknownFilters(samples, parseSampleFilter(window.location.search))),
    [samples],
  );
  useEffect(syncFromUrl, [syncFromUrl]);
  const changeFilter = useCallback(
    (change: Partial<SampleFilter>) => {
      const { pathname, search } = window.location;
      const next = { ...parseSampleFilter(search), ...change };
      window.history.replaceState(window.history.state, "", `${pathname}${toSampleQuery(next)}`);
      syncFromUrl();
    },
    [syncFromUrl],
  );
  return { filter, setFilter: changeFilter };
}
