import { describe, expect, it } from "vitest";
import { getIgnoredQuery, toPageKey, toPagePath } from "~/edge/pages/page-key";

const style = "/products/kitchen-cabinets/jsi-cabinetry/trnv";

describe("toPageKey", () => {
  it("returns the path of a URL without a query", () => {
    expect(toPageKey("/order-samples")).toBe("/order-samples");
  });

  it("drops query parameters that the route does not declare", () => {
    expect(toPageKey("/?utm_source=mail&gclid=abc")).toBe("/");
    expect(toPageKey("/order-samples?type=color&value=trnv")).toBe("/order-samples");
    expect(toPageKey("/no-such-page?q=1")).toBe("/no-such-page");
  });

  it("returns the dropped parameters separately, for a redirect to keep", () => {
    const foreign = (url: string) => getIgnoredQuery(url, toPageKey(url) ?? "").toString();
    expect(foreign(`${style}?type=color&utm_source=mail&value=trry&gclid=1`)).toBe("utm_source=mail&gclid=1");
    expect(foreign("/faq?utm_source=mail")).toBe("utm_source=mail");
    expect(foreign("/faq")).toBe("");
  });

  it("keeps the chosen finish of a style, in a fixed order", () => {
    expect(toPageKey(`${style}?value=trry&type=color`)).toBe(`${style}?type=color&value=trry`);
    expect(toPageKey(`${style}?type=color&value=trry&gclid=abc`)).toBe(`${style}?type=color&value=trry`);
  });

  it("keeps the finishes chosen in the other groups of a style [CAT-006]", () => {
    const chosen = `${style}?finish-color=trry&type=glaze&value=pewter`;
    expect(toPageKey(`${style}?type=glaze&value=pewter&finish-color=trry&utm_source=mail`)).toBe(chosen);
    expect(toPageKey(`${style}?finish-${"x".repeat(93)}=a`)).toContain("finish-x");
    expect(toPageKey(`${style}?finish-${"x".repeat(94)}=a`)).toBe(style);
    expect(toPageKey("/order-samples?finish-color=trry")).toBe("/order-samples");
  });

  it("sorts repeated parameters by value, so that one page has one key", () => {
    const key = `${style}?type=color&type=glaze&value=a`;
    expect(toPageKey(`${style}?value=a&type=glaze&type=color`)).toBe(key);
    expect(toPageKey(`${style}?type=color&value=a&type=glaze`)).toBe(key);
    expect(toPageKey(`${style}?type=glaze&value=a&type=color`)).toBe(key);
  });

  it("keeps the order of the compared or favorite styles", () => {
    for (const page of ["/compare", "/compare.data", "/favorites", "/favorites.data"]) {
      const chosen = `${page}?style=yssg&style=trnv&style=egw`;
      expect(toPageKey(chosen)).toBe(chosen);
    }
    expect(toPageKey("/compare.data?style=yssg&style=trnv&_routes=root&x=1")).toBe(
      "/compare.data?_routes=root&style=yssg&style=trnv",
    );
  });

  it("treats only a final .data as loader data", () => {
    expect(toPagePath("/a.database/b")).toBe("/a.database/b");
    expect(toPagePath("/a.data.data")).toBe("/a.data");
    expect(toPagePath("/_root.data")).toBe("/");
    expect(toPageKey(`${style}?_routes=root`)).toBe(style);
    expect(toPageKey(`${style}.data?_routes=root&type=color&x=1`)).toBe(
      `${style}.data?_routes=root&type=color`,
    );
  });

  it("drops a query value above 200 characters", () => {
    expect(toPageKey(`${style}?value=${"x".repeat(201)}`)).toBe(style);
    expect(toPageKey(`${style}?value=${"x".repeat(200)}`)).toBe(`${style}?value=${"x".repeat(200)}`);
  });

  it("accepts in the parameter _routes only the route ids of the page", () => {
    expect(toPageKey("/order-samples.data?_routes=routes%2Fshop%2Forder-samples")).toBe(
      "/order-samples.data?_routes=routes%2Fshop%2Forder-samples",
    );
    expect(toPageKey("/order-samples.data?_routes=root")).toBe("/order-samples.data?_routes=root");
    expect(toPageKey("/order-samples.data?_routes=anything")).toBe("/order-samples.data");
    expect(toPageKey("/order-samples?_routes=root")).toBe("/order-samples");
    expect(toPageKey("/_root.data?_routes=routes%2Fpages%2Fhome")).toBe(
      "/_root.data?_routes=routes%2Fpages%2Fhome",
    );
  });
});

describe("the public paths that can be cached", () => {
  it.each(["/", "/order-samples", style, `${style}.data`, "/_root.data", "/an-editors-page", "/a/b/c"])(
    "caches the page %s",
    (path) => {
      expect(toPageKey(path)).toBe(path);
    },
  );

  it.each([
    "/checkout",
    "/checkout.data",
    "/Checkout",
    "/%63heckout",
    "/checkout/",
    "/checkout/step",
    "/order/success",
    "/order/anything",
    "/payment/fail",
    "/quote/1",
    "/my-account/orders",
    "/api/order",
    "/api/anything",
    "/demo/mailbox",
    "/demo/anything",
    "/studio/desk",
    "/lake",
    "/healthz",
    "/__manifest",
    "/favicon.ico",
    "/assets/root-B8qfRJdW.css",
  ])("excludes %s from the page cache", (path) => {
    expect(toPageKey(path)).toBeUndefined();
  });
});
