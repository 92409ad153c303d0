import type { DeviceClass } from "../device-class";

/** The state of the header while scrolling. */
export type HeaderState = { readonly sticky: boolean; readonly scrollingDown: boolean };

export const initialHeaderState: HeaderState = { sticky: false, scrollingDown: false };

/** NAV-008, NAV-010: the threshold for the sticky header and the back-to-top button. */
export const stickyAfterPx = 200;

type Scroll = {
  readonly device: DeviceClass;
  readonly topPx: number;
  readonly previousTopPx: number;
  readonly headerHeightPx: number;
};

/**
 * NAV-008: on desktop the header is sticky below 200 px. NAV-009: on mobile it becomes sticky when scrolling
 * up past its height; at the top the state is reset. A tablet behaves like a phone.
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
