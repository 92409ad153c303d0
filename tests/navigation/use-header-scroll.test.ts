// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useHeaderScroll, useScrolledFar } from "~/domains/navigation/header/use-header-scroll";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Scrolls or resizes the window, then draws the next frame. */
function moveTo(topPx: number, widthPx = window.innerWidth): void {
  act(() => {
    Object.assign(window, { scrollY: topPx, innerWidth: widthPx });
    window.dispatchEvent(new Event("scroll"));
    window.dispatchEvent(new Event("resize"));
    vi.advanceTimersToNextFrame();
  });
}

function openHeader(widthPx: number) {
  Object.assign(window, { scrollY: 0, innerWidth: widthPx });
  const element = document.createElement("header");
  Object.defineProperty(element, "offsetHeight", { value: 80 });
  const header = { current: element };
  const rendered = renderHook(() => useHeaderScroll(header));
  moveTo(0);
  return rendered;
}

describe("useHeaderScroll", () => {
  it.each([
    [200, false],
    [201, true],
  ])("on a desktop at %i px the header is sticky: %s [NAV-008]", (topPx, isSticky) => {
    const { result } = openHeader(1201);
    moveTo(topPx);
    expect(result.current).toEqual({ sticky: isSticky, scrollingDown: false });
  });

  it.each([767, 768, 1200])(
    "at %i px wide it hides while scrolling down and sticks upwards [NAV-009]",
    (width) => {
      const { result } = openHeader(width);
      moveTo(80);
      expect(result.current).toEqual({ sticky: false, scrollingDown: false });
      moveTo(81);
      expect(result.current).toEqual({ sticky: false, scrollingDown: true });
      moveTo(300);
      moveTo(299);
      expect(result.current).toEqual({ sticky: true, scrollingDown: false });
      moveTo(0);
      expect(result.current).toEqual({ sticky: false, scrollingDown: false });
    },
  );

  it("follows the rules of the new width after the window crosses 1201 px [NAV-008]", () => {
    const { result } = openHeader(1200);
    moveTo(300);
    expect(result.current).toEqual({ sticky: false, scrollingDown: true });
    moveTo(300, 1201);
    expect(result.current).toEqual({ sticky: true, scrollingDown: false });
  });

  it("measures once per frame, and not after it was unmounted", () => {
    const { unmount } = openHeader(1201);
    const frames = vi.spyOn(window, "requestAnimationFrame");
    const canceled = vi.spyOn(window, "cancelAnimationFrame");
    window.dispatchEvent(new Event("scroll"));
    window.dispatchEvent(new Event("scroll"));
    expect(canceled).toHaveBeenCalledTimes(2);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    frames.mockClear();
    window.dispatchEvent(new Event("scroll"));
    expect(frames).not.toHaveBeenCalled();
  });
});

describe("useScrolledFar", () => {
  it("is true from 201 px [NAV-010]", () => {
    Object.assign(window, { scrollY: 0 });
    const { result } = renderHook(() => useScrolledFar());
    moveTo(200);
    expect(result.current).toBe(false);
    moveTo(201);
    expect(result.current).toBe(true);
    moveTo(0);
    expect(result.current).toBe(false);
  });
});
