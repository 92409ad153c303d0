import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** Loads the store in a browser with these cookies and navigator properties. */
async function storeIn(cookie: string, navigator: object, protocol = "http:") {
  const document = { cookie };
  vi.stubGlobal("document", document);
  vi.stubGlobal("window", { navigator, location: { protocol, hostname: "www.shop.example" } });
  return { document, ...(await import("~/domains/consent/consent-store")) };
}

it("asks for consent and allows nothing before the visitor chose [CONS-001]", async () => {
  for (const navigator of [{}, { doNotTrack: null }, { doNotTrack: "0", globalPrivacyControl: false }]) {
    vi.resetModules();
    const { readConsent } = await storeIn("", navigator);
    expect(readConsent()).toEqual({ state: "unknown", choice: [] });
  }
});

it("treats Do Not Track and Global Privacy Control as a rejection", async () => {
  for (const navigator of [{ doNotTrack: "1" }, { globalPrivacyControl: true }]) {
    vi.resetModules();
    const { readConsent } = await storeIn("", navigator);
    expect(readConsent()).toEqual({ state: "signal", choice: [] });
  }
});

it("lets the visitor's choice override the browser's signal", async () => {
  const { readConsent } = await storeIn("cookie_consent=analytics", { globalPrivacyControl: true });
  expect(readConsent()).toEqual({ state: "chosen", choice: ["analytics"] });
});

it("stores the choice in a cookie for 180 days [CONS-002] [CONS-004]", async () => {
  const { readConsent, saveConsent, document } = await storeIn("", { doNotTrack: "1" }, "https:");
  expect(readConsent().state).toBe("signal");
  saveConsent(["marketing"]);
  expect(document.cookie).toBe("cookie_consent=marketing; Path=/; Max-Age=15552000; SameSite=Lax; Secure");
  expect(readConsent()).toEqual({ state: "chosen", choice: ["marketing"] });
});

/** Cookie jar of a browser, which drops expired cookies. */
function cookieJar(cookie: string) {
  const jar = new Map(cookie.split("; ").map((pair) => [pair.split("=")[0] ?? "", pair]));
  return {
    get cookie() {
      return [...jar.values()].join("; ");
    },
    set cookie(line: string) {
      const [pair = "", ...attributes] = line.split("; ");
      const name = pair.split("=")[0] ?? "";
      if (attributes.some((one) => one.startsWith("Expires=Thu, 01 Jan 1970"))) jar.delete(name);
      else jar.set(name, pair);
    },
  };
}

it("deletes analytics cookies only when consent is withdrawn [CONS-002]", async () => {
  const { saveConsent } = await storeIn("", {});
  const document = cookieJar("cookie_consent=accepted; _ga=GA1.1.1; _ga_ABC=1; cart=2");
  vi.stubGlobal("document", document);
  saveConsent(["analytics"]);
  expect(document.cookie).toBe("cookie_consent=analytics; _ga=GA1.1.1; _ga_ABC=1; cart=2");
  saveConsent(["marketing"]);
  expect(document.cookie).toBe("cookie_consent=marketing; cart=2");
});
