import { describe, expect, it } from "vitest";
import { deviceClassNames, deviceClassOf, deviceFlags, showsOn } from "~/domains/navigation/device-class";

describe("device class", () => {
  it.each([
    [390, "mobile"],
    [767, "mobile"],
    [768, "tablet"],
    [1200, "tablet"],
    [1201, "desktop"],
    [2560, "desktop"],
  ])("a window of %i px is a %s [NAV-007]", (width, device) => {
    expect(deviceClassOf(width)).toBe(device);
  });

  it("carries a flag for each class [NAV-007]", () => {
    expect(deviceFlags("tablet")).toEqual({ mobile: false, tablet: true, desktop: false });
  });

  it("shows a menu item only on the devices it names [NAV-003]", () => {
    expect(showsOn(["desktop", "mobile"], "desktop")).toBe(true);
    expect(showsOn(["desktop", "mobile"], "tablet")).toBe(false);
  });

  it("shows a menu item that names no device everywhere [NAV-003]", () => {
    expect(showsOn([], "mobile")).toBe(true);
    expect(deviceClassNames([])).toBe("");
  });

  it("hides by breakpoint, because the page is the same for all visitors [NAV-003]", () => {
    expect(deviceClassNames(["desktop", "mobile"])).toBe("md:max-xl:hidden");
    expect(deviceClassNames(["desktop"])).toBe("max-md:hidden md:max-xl:hidden");
  });
});
