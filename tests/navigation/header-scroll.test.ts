import { describe, expect, it } from "vitest";
import { getNextHeaderState, initialHeaderState } from "~/domains/navigation/header/header-scroll";

const stuck = { sticky: true, scrollingDown: false };
const goingDown = { sticky: false, scrollingDown: true };
const headerHeightPx = 64;

describe("header scroll state", () => {
  it("makes the header sticky on desktop below 200 px [NAV-008]", () => {
    const desktop = { device: "desktop", previousTopPx: 0, headerHeightPx } as const;
    expect(getNextHeaderState(initialHeaderState, { ...desktop, topPx: 200 })).toEqual(initialHeaderState);
    expect(getNextHeaderState(initialHeaderState, { ...desktop, topPx: 201 })).toEqual(stuck);
  });

  it("changes the header to scrolling down on a phone [NAV-009]", () => {
    const scroll = { device: "mobile", topPx: 300, previousTopPx: 200, headerHeightPx } as const;
    expect(getNextHeaderState(initialHeaderState, scroll)).toEqual(goingDown);
  });

  it("makes the header sticky on a phone when scrolling up past its height [NAV-009]", () => {
    const scroll = { device: "mobile", topPx: 250, previousTopPx: 300, headerHeightPx } as const;
    expect(getNextHeaderState(goingDown, scroll)).toEqual(stuck);
  });

  it("does not change the header when scrolling up within its height [NAV-009]", () => {
    const scroll = { device: "mobile", topPx: 40, previousTopPx: 60, headerHeightPx } as const;
    expect(getNextHeaderState(initialHeaderState, scroll)).toEqual(initialHeaderState);
  });

  it("resets the header at the top of the page [NAV-009]", () => {
    const scroll = { device: "mobile", topPx: 0, previousTopPx: 50, headerHeightPx } as const;
    expect(getNextHeaderState(stuck, scroll)).toEqual(initialHeaderState);
  });

  it("treats the header on a tablet as on a phone [NAV-009]", () => {
    const scroll = { device: "tablet", topPx: 300, previousTopPx: 200, headerHeightPx } as const;
    expect(getNextHeaderState(initialHeaderState, scroll)).toEqual(goingDown);
  });
});
