import { describe, expect, it } from "vitest";
import { getClickEvent } from "~/domains/consent/click-events";
import {
  createConsentCookie,
  parseConsentCookieValue,
  readConsentChoice,
  toConsentCookieValue,
} from "~/domains/consent/consent";

describe("consent cookie", () => {
  it("stores accepted, rejected or the allowed categories in the consent cookie", () => {
    expect(toConsentCookieValue(["analytics", "marketing"])).toBe("accepted");
    expect(toConsentCookieValue([])).toBe("rejected");
    expect(toConsentCookieValue(["marketing"])).toBe("marketing");
  });

  it("reads the stored choice back from the consent cookie", () => {
    expect(parseConsentCookieValue("accepted")).toEqual(["analytics", "marketing"]);
    expect(parseConsentCookieValue("rejected")).toEqual([]);
    expect(parseConsentCookieValue("analytics")).toEqual(["analytics"]);
  });

  it("treats a missing or invalid consent cookie as no choice [CONS-001]", () => {
    for (const value of [undefined, "", "yes", "analytics+spying"])
      expect(parseConsentCookieValue(value)).toBeUndefined();
    expect(readConsentChoice("a=b; c=d")).toBeUndefined();
    expect(readConsentChoice("a=b; cookie_consent=analytics")).toEqual(["analytics"]);
  });

  it("stores the consent cookie for 180 days on every path [CONS-004]", () => {
    expect(createConsentCookie([], { isSecure: false })).toBe(
      "cookie_consent=rejected; Path=/; Max-Age=15552000; SameSite=Lax",
    );
    expect(createConsentCookie(["analytics"], { isSecure: true })).toContain("cookie_consent=analytics;");
    expect(createConsentCookie([], { isSecure: true })).toMatch(/; Secure$/);
  });
});

describe("tracked links", () => {
  it.each([
    ["/free-kitchen-design", "free_kitchen_design_click"],
    ["/order-samples?color=blue", "order_sample_click"],
    ["/book-appointment#when", "schedule_a_call_click"],
    ["tel:+14065550142", "get_in_touch_click"],
    ["/products", undefined],
    ["https://other.example/order-samples", undefined],
  ])("sends for the link %s the event %s [SEO-017]", (href, event) => {
    expect(getClickEvent(href)).toBe(event);
  });
});
