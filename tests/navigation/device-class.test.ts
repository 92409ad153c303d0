import { describe, expect, it } from "vitest";
import {
  getDeviceClass,
  getDeviceClassNames,
  getDeviceFlags,
  isShownOnDevice,
} from "~/domains/navigation/device-class";

describe("device class", () => {
  it.each([
    [390, "mobile"],
    [767, "mobile"],
    [768, "tablet"],
    [1200, "tablet"],
    [1201, "desktop"],
    [2560, "desktop"],
  ])("classifies a window of %i px as %s [NAV-007]", (width, device) => {
    expect(getDeviceClass(width)).toBe(device);
  });

  it("sets a flag for each device class [NAV-007]", () => {
    expect(getDeviceFlags("tablet")).toEqual({ mobile: false, tablet: true, desktop: false });
  });

  it("shows a menu item only on the devices it names [NAV-003]", () => {
    expect(isShownOnDevice(["desktop", "mobile"], "desktop")).toBe(true);
    expect(isShownOnDevice(["desktop", "mobile"], "tablet")).toBe(false);
  });

  it("shows a menu item without devices everywhere [NAV-003]", () => {
    expect(isShownOnDevice([], "mobile")).toBe(true);
    expect(getDeviceClassNames([])).toBe("");
  });

  it("hides menu items by CSS, because the page is the same for all visitors [NAV-003]", () => {
    expect(getDeviceClassNames(["desktop", "mobile"])).toBe("md:max-xl:hidden");
    expect(getDeviceClassNames(["desktop"])).toBe("max-md:hidden md:max-xl:hidden");
  });
});
