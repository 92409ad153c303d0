import { describe, expect, it } from "vitest";
import { contentOf } from "#tests/support/content/content";
import { silentLog } from "#tests/support/shop/silent-log";
import { loadActivePopups } from "~/domains/popups/load-popups.server";
import {
  createDismissalCookie,
  formSuccessCloseMs,
  getAutoCloseMs,
  getEarliestMs,
  getScrollPercent,
  getTriggerDelayMs,
  wasDismissed,
} from "~/domains/popups/popup";
import { popupSchema } from "~/domains/popups/popup.schema";
import { getPopupsOnPath } from "~/domains/popups/popups-on-path";

const popup = (fields: object = {}) => popupSchema.parse({ name: "offer", title: "Offer", ...fields });

describe("popup settings", () => {
  it("returns name, title, description, layout, triggers, expiry, image and content of a popup [POP-001]", () => {
    const whole = popupSchema.parse({
      name: "offer",
      title: "Hold a door",
      description: "Free.",
      layout: "beside",
      triggers: [{ kind: "scroll", percent: 60 }],
      cookieExpiry: "7d",
      image: { src: "/a.webp", alt: "A door", width: 4, height: 3 },
      content: [],
    });
    expect(Object.keys(whole)).toEqual(
      expect.arrayContaining([
        "name",
        "title",
        "description",
        "layout",
        "triggers",
        "cookieExpiry",
        "image",
        "content",
      ]),
    );
  });

  it.each(["/checkout", "/quote/payment", "/payment/fail", "/payment/verify/stripe", "/order/success"])(
    "shows no popup on %s [POP-002]",
    (path) => {
      expect(getPopupsOnPath([popup()], path)).toEqual([]);
      expect(getPopupsOnPath([popup({ onPaths: [path] })], path)).toEqual([]);
    },
  );

  it("shows a popup on all other pages, or on the configured paths and below", () => {
    const onBlogs = popup({ onPaths: ["/blogs"] });
    const onHome = popup({ onPaths: ["/"] });
    expect(getPopupsOnPath([popup()], "/faqs")).toHaveLength(1);
    expect(getPopupsOnPath([onBlogs], "/blogs/category/buying")).toHaveLength(1);
    expect(getPopupsOnPath([onBlogs, onHome], "/faqs")).toEqual([]);
    expect(getPopupsOnPath([onHome], "/")).toHaveLength(1);
    expect(getPopupsOnPath([onBlogs], "/blogs-of-old")).toEqual([]);
    expect(getPopupsOnPath([popup()], "/checkout-advice")).toHaveLength(1);
  });

  it("uses half the page as the default scroll position of a popup [POP-002]", () => {
    expect(getScrollPercent({ percent: undefined })).toBe(50);
    expect(getScrollPercent({ percent: 80 })).toBe(80);
  });

  it("shows a popup only while it is switched on", async () => {
    const stored = { _type: "popup", title: "Offer" };
    const content = contentOf([
      { ...stored, _id: "a", name: "on", isOn: true },
      { ...stored, _id: "b", name: "off", isOn: false },
      { ...stored, _id: "c", name: "never-switched" },
    ]);
    const popups = await loadActivePopups({ content, log: silentLog });
    expect(popups.map(({ name }) => name)).toEqual(["on"]);
  });

  it("uses the delay of a popup's trigger", () => {
    expect(getTriggerDelayMs({ kind: "delay", after: "20s" })).toBe(20_000);
    expect(getTriggerDelayMs({ kind: "inactivity", after: undefined })).toBe(30_000);
  });

  it("waits ten seconds from the start of a visit by default", () => {
    expect(getEarliestMs(popup())).toBe(10_000);
    expect(getEarliestMs(popup({ notBefore: "0s" }))).toBe(0);
  });

  it("closes a popup after 10000 ms or the configured time [POP-005]", () => {
    expect(getAutoCloseMs(popup())).toBe(10_000);
    expect(getAutoCloseMs(popup({ autoCloseSeconds: 3 }))).toBe(3_000);
    expect(getAutoCloseMs(popup({ autoCloseSeconds: 0 }))).toBeUndefined();
  });

  it("closes a popup 5000 ms after its form was sent [POP-005]", () => {
    expect(formSuccessCloseMs).toBe(5_000);
  });

  it("keeps a closed popup away for 24 h or the configured time [POP-004]", () => {
    expect(createDismissalCookie(popup(), { isSecure: true })).toBe(
      "popup_offer=closed; Path=/; Max-Age=86400; SameSite=Lax; Secure",
    );
    expect(createDismissalCookie(popup({ cookieExpiry: "2d" }), { isSecure: false })).toContain(
      "Max-Age=172800",
    );
    expect(wasDismissed(popup(), "a=b; popup_offer=closed")).toBe(true);
    expect(wasDismissed(popup(), "popup_offers=closed")).toBe(false);
  });
});
