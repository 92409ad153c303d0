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
      setState((previous) => {
        const next = getNextHeaderState(previous, scroll);
        const isUnchanged = next.sticky === previous.sticky && next.scrollingDown === previous.scrollingDown;
        return isUnchanged ? previous : next;
      });
    });
  }, [header]);
  return state;
}

/**
 * NAV-010: returns whether the page is scrolled more than 200 px down. `isBlocked`, a constant function, can deny it at a
 * scroll position.
 */
export function useScrolledFar(isBlocked?: () => boolean): boolean {
  const [isFar, setIsFar] = useState(false);
  useEffect(() => onScroll(() => setIsFar(window.scrollY > stickyAfterPx && !isBlocked?.())), [isBlocked]);
  return isFar;
}

function onScroll(callback: () => void): () => void {
  let frame = 0;
  const requestFrame = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(callback);
  };
  requestFrame();
  window.addEventListener("scroll", requestFrame, { passive: true });
  window.addEventListener("resize", requestFrame, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener("scroll", requestFrame);
    window.removeEventListener("resize", requestFrame);
  };
}
