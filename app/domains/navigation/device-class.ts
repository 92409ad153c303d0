/** The three classes of screens (NAV-007). */
export type DeviceClass = "mobile" | "tablet" | "desktop";

const tabletFromPx = 768;
const desktopFromPx = 1201;

/** NAV-007: mobile under 768 px wide, tablet 768 to 1200, desktop 1201 and above. */
export function getDeviceClass(widthPx: number): DeviceClass {
  if (widthPx < tabletFromPx) return "mobile";
  return widthPx < desktopFromPx ? "tablet" : "desktop";
}

type ResizableWindow = Pick<Window, "innerWidth" | "addEventListener" | "removeEventListener">;

/** Reports the device class now and after each resize of the window (NAV-007); returns a function that stops it. */
export function observeDeviceClass(
  window: ResizableWindow,
  report: (device: DeviceClass) => void,
): () => void {
  const follow = () => report(getDeviceClass(window.innerWidth));
  follow();
  window.addEventListener("resize", follow);
  return () => window.removeEventListener("resize", follow);
}

/** Returns a flag for each device class (NAV-007). */
export function getDeviceFlags(device: DeviceClass) {
  return { mobile: device === "mobile", tablet: device === "tablet", desktop: device === "desktop" };
}

/** NAV-003: an item shows only on the listed devices; an empty list means all. */
export function isShownOnDevice(devices: readonly DeviceClass[], device: DeviceClass): boolean {
  return devices.length === 0 || devices.includes(device);
}

const hiddenClasses = {
  mobile: "max-md:hidden",
  tablet: "md:max-xl:hidden",
  desktop: "xl:hidden",
} as const satisfies Record<DeviceClass, string>;

/** Returns the CSS classes that hide an entry by the same rule, because the page is the same for all visitors. */
export function getDeviceClassNames(devices: readonly DeviceClass[]): string {
  const all: readonly DeviceClass[] = ["mobile", "tablet", "desktop"];
  return all
    .filter((device) => !isShownOnDevice(devices, device))
    .map((device) => hiddenClasses[device])
    .join(" ");
}
