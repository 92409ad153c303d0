import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startAnalyticsTags } from "~/domains/consent/analytics-tags";

type Added = { src: string; async?: boolean };

/** Stub of a clicked link to the samples. */
class SamplesLink {
  closest() {
    return { getAttribute: () => "/order-samples" };
  }
}

/** Removes capture listeners as a browser does; Node's EventTarget needs an options object for that. */
class Page extends EventTarget {
  override removeEventListener(type: string, listener: EventListener, capture?: boolean) {
    super.removeEventListener(type, listener, { capture: capture === true });
  }
}

let added: Added[];
beforeEach(() => {
  added = [];
  const document = Object.assign(new Page(), {
    querySelector: (selector: string) => added.find(({ src }) => selector === `script[src="${src}"]`) ?? null,
    createElement: () => ({ src: "" }),
    head: { append: (script: Added) => void added.push(script) },
  });
  vi.stubGlobal("document", document);
  vi.stubGlobal("window", {});
  vi.stubGlobal("Element", SamplesLink);
});
afterEach(() => vi.unstubAllGlobals());

function pressSamples() {
  const event = new Event("click");
  Object.defineProperty(event, "target", { value: new SamplesLink() });
  document.dispatchEvent(event);
}
const counted = () => (Reflect.get(window, "dataLayer") ?? []).map(({ event }: { event: string }) => event);

it("loads no tags and tracks nothing without consent to analytics", () => {
  for (const choice of [[], ["marketing"]] as const) startAnalyticsTags({ choice, gtmId: "GTM-TEST1" });
  pressSamples();
  expect(added).toEqual([]);
  expect(Reflect.get(window, "dataLayer")).toBeUndefined();
});

it("loads the tag manager once with consent and tracks clicks until it is withdrawn [SEO-017]", () => {
  const stop = startAnalyticsTags({ choice: ["analytics"], gtmId: "GTM-TEST1" });
  pressSamples();
  stop();
  pressSamples();
  startAnalyticsTags({ choice: ["analytics", "marketing"], gtmId: "GTM-TEST1" })();
  expect(added).toEqual([{ async: true, src: "https://www.googletagmanager.com/gtm.js?id=GTM-TEST1" }]);
  expect(counted()).toEqual(["gtm.js", "order_sample_click"]);
});

it("tracks clicks in the data layer without a tag manager", () => {
  startAnalyticsTags({ choice: ["analytics"], gtmId: undefined });
  pressSamples();
  expect(added).toEqual([]);
  expect(counted()).toEqual(["order_sample_click"]);
});
