import { describe, expect, it } from "vitest";
import { foreignQuery, pageKey, pageOf } from "~/edge/pages/page-key";

const style = "/products/kitchen-cabinets/jsi-cabinetry/trnv";

describe("the key of a cached page", () => {
  it("is the path when there is no query", () => {
    expect(pageKey("/order-samples")).toBe("/order-samples");
  });

  it("leaves no trace of a query name its route does not declare", () => {
    expect(pageKey("/?utm_source=mail&gclid=abc")).toBe("/");
    expect(pageKey("/order-samples?type=color&value=trnv")).toBe("/order-samples");
    expect(pageKey("/no-such-page?q=1")).toBe("/no-such-page");
  });

  it("leaves parameters that change no page for a redirect to keep", () => {
    const foreign = (url: string) => foreignQuery(url, pageKey(url) ?? "").toString();
    expect(foreign(`${style}?type=color&utm_source=mail&value=trry&gclid=1`)).toBe("utm_source=mail&gclid=1");
    expect(foreign("/faq?utm_source=mail")).toBe("utm_source=mail");
    expect(foreign("/faq")).toBe("");
  });

  it("keeps the chosen finish of a style, in one order", () => {
    expect(pageKey(`${style}?value=trry&type=color`)).toBe(`${style}?type=color&value=trry`);
    expect(pageKey(`${style}?type=color&value=trry&gclid=abc`)).toBe(`${style}?type=color&value=trry`);
  });

  it("keeps the finishes chosen in the other groups of a style [CAT-006]", () => {
    const chosen = `${style}?finish-color=trry&type=glaze&value=pewter`;
    expect(pageKey(`${style}?type=glaze&value=pewter&finish-color=trry&utm_source=mail`)).toBe(chosen);
    expect(pageKey(`${style}?finish-${"x".repeat(93)}=a`)).toContain("finish-x");
    expect(pageKey(`${style}?finish-${"x".repeat(94)}=a`)).toBe(style);
    expect(pageKey("/order-samples?finish-color=trry")).toBe("/order-samples");
  });

  it("sorts what is asked twice by its value, so that one page has one key", () => {
    const key = `${style}?type=color&type=glaze&value=a`;
    expect(pageKey(`${style}?value=a&type=glaze&type=color`)).toBe(key);
    expect(pageKey(`${style}?type=color&value=a&type=glaze`)).toBe(key);
    expect(pageKey(`${style}?type=glaze&value=a&type=color`)).toBe(key);
  });

  it("leaves doors that are kept or compared in the order somebody chose", () => {
    for (const page of ["/compare", "/compare.data", "/favorites", "/favorites.data"]) {
      const chosen = `${page}?style=yssg&style=trnv&style=egw`;
      expect(pageKey(chosen)).toBe(chosen);
    }
    expect(pageKey("/compare.data?style=yssg&style=trnv&_routes=root&x=1")).toBe(
      "/compare.data?_routes=root&style=yssg&style=trnv",
    );
  });

  it("takes a path that only looks like loader data for a page of its own name", () => {
    expect(pageOf("/a.database/b")).toBe("/a.database/b");
    expect(pageOf("/a.data.data")).toBe("/a.data");
    expect(pageOf("/_root.data")).toBe("/");
    expect(pageKey(`${style}?_routes=root`)).toBe(style);
    expect(pageKey(`${style}.data?_routes=root&type=color&x=1`)).toBe(
      `${style}.data?_routes=root&type=color`,
    );
  });

  it("drops a value too long to be meant, and keeps one of 200 characters", () => {
    expect(pageKey(`${style}?value=${"x".repeat(201)}`)).toBe(style);
    expect(pageKey(`${style}?value=${"x".repeat(200)}`)).toBe(`${style}?value=${"x".repeat(200)}`);
  });

  it("lets loader data be asked for by the names of its own routes alone", () => {
    expect(pageKey("/order-samples.data?_routes=routes%2Fshop%2Forder-samples")).toBe(
      "/order-samples.data?_routes=routes%2Fshop%2Forder-samples",
    );
    expect(pageKey("/order-samples.data?_routes=root")).toBe("/order-samples.data?_routes=root");
    expect(pageKey("/order-samples.data?_routes=anything")).toBe("/order-samples.data");
    expect(pageKey("/order-samples?_routes=root")).toBe("/order-samples");
    expect(pageKey("/_root.data?_routes=routes%2Fpages%2Fhome")).toBe(
      "/_root.data?_routes=routes%2Fpages%2Fhome",
    );
  });
});

describe("a public page", () => {
  it.each(["/", "/order-samples", style, `${style}.data`, "/_root.data", "/an-editors-page", "/a/b/c"])(
    "is %s",
    (path) => {
      expect(pageKey(path)).toBe(path);
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
  ])("is not %s", (path) => {
    expect(pageKey(path)).toBeUndefined();
  });
});
