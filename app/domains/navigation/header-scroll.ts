import type { DeviceClass } from "./device-class";

/** How the header stands while the page scrolls. */
export type HeaderState = { readonly sticky: boolean; readonly scrollingDown: boolean };

export const initialHeaderState: HeaderState = { sticky: false, scrollingDown: false };

/** NAV-008, NAV-010: the same distance makes the header sticky and the back-to-top button appear. */
export const stickyAfterPx = 200;

type Scroll = {
  readonly device: DeviceClass;
  readonly topPx: number;
  readonly previousTopPx: number;
  readonly headerHeightPx: number;
};

/**
 * NAV-008: on desktop the header is sticky once the page is scrolled past 200 px.
 * NAV-009: on mobile, scrolling up past the header height makes it sticky, scrolling down marks it so, and at the top
 * both are cleared. A tablet behaves like a phone (NAV-009).
 */
export function getNextHeaderState(
  state: HeaderState,
  { device, topPx, previousTopPx, headerHeightPx }: Scroll,
): HeaderState {
  if (device === "desktop") return { sticky: topPx > stickyAfterPx, scrollingDown: false };
  if (topPx <= 0) return initialHeaderState;
  if (topPx > previousTopPx) return { sticky: false, scrollingDown: topPx > headerHeightPx };
  if (topPx < previousTopPx) return { sticky: state.sticky || topPx > headerHeightPx, scrollingDown: false };
  return state;
}
