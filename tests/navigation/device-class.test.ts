import { describe, expect, it } from "vitest";
import {
  type DeviceClass,
  getDeviceClass,
  getDeviceClassNames,
  getDeviceFlags,
  isShownOnDevice,
  observeDeviceClass,
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

  it("reports the class of a window at once and after each resize, until it is stopped [NAV-007]", () => {
    const window = Object.assign(new EventTarget(), { innerWidth: 1440 });
    const resizeTo = (width: number) => {
      window.innerWidth = width;
      window.dispatchEvent(new Event("resize"));
    };
    const reported: DeviceClass[] = [];
    const stop = observeDeviceClass(window, (device) => reported.push(device));
    expect(reported).toEqual(["desktop"]);
    for (const width of [1200, 767, 1201]) resizeTo(width);
    expect(reported).toEqual(["desktop", "tablet", "mobile", "desktop"]);
    stop();
    resizeTo(390);
    expect(reported).toHaveLength(4);
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
