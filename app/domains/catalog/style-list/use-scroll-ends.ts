import { type RefObject, useEffect, useState } from "react";

/** Reports which ends of a row that scrolls sideways are in view; both are if nothing overflows. */
export function useScrollEnds(rowRef: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });
  useEffect(() => {
    const row = rowRef.current;
    if (!row) return;
    const measure = () => {
      // Zoomed pages have fractions of pixels.
      const isAtStart = row.scrollLeft < 1;
      const isAtEnd = row.scrollLeft + row.clientWidth > row.scrollWidth - 1;
      setEnds((last) =>
        last.isAtStart === isAtStart && last.isAtEnd === isAtEnd ? last : { isAtStart, isAtEnd },
      );
    };
    measure();
    row.addEventListener("scroll", measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => {
      row.removeEventListener("scroll", measure);
      observer.disconnect();
    };
  }, [rowRef]);
  return ends;
}
