import { type RefObject, useEffect, useState } from "react";
import { getDeviceClass } from "../device-class";
import { getNextHeaderState, type HeaderState, initialHeaderState, stickyAfterPx } from "./header-scroll";

/** Returns the header's state, updated once per frame. */
export function useHeaderScroll(header: RefObject<HTMLElement | null>): HeaderState {
  const [state, setState] = useState(initialHeaderState);
  useEffect(() => {
    // A restored scroll position counts as scrolled.
    let previousTopPx = 0;
    return onScroll(() => {
      const scroll = {
        device: getDeviceClass(window.innerWidth),
        topPx: window.scrollY,
        previousTopPx,
        headerHeightPx: header.current?.offsetHeight ?? 0,
      };
      previousTopPx = scroll.topPx;
      setState((before) => {
        const after = getNextHeaderState(before, scroll);
        const same = after.sticky === before.sticky && after.scrollingDown === before.scrollingDown;
        return same ? before : after;
      });
    });
  }, [header]);
  return state;
}

/** NAV-010: true while the page is scrolled more than 200 px down. */
export function useScrolledFar(): boolean {
  const [far, setFar] = useState(false);
  useEffect(() => onScroll(() => setFar(window.scrollY > stickyAfterPx)), []);
  return far;
}

function onScroll(look: () => void): () => void {
  let frame = 0;
  const ask = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  ask();
  window.addEventListener("scroll", ask, { passive: true });
  window.addEventListener("resize", ask, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("scroll", ask);
    window.removeEventListener("resize", ask);
  };
}
