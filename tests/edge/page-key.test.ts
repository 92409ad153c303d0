import { describe, expect, it } from "vitest";
import { pageKey } from "~/edge/page-key";
import { pageKind } from "~/edge/page-kind";

describe("the key of a cached page", () => {
  it("is the path when there is no query", () => {
    expect(pageKey("/order-samples")).toBe("/order-samples");
  });

  it("drops what a page may not depend on", () => {
    expect(pageKey("/?utm_source=mail&gclid=abc")).toBe("/");
  });

  it("keeps a chosen finish and the page of a list, in one order", () => {
    expect(pageKey("/products/kitchen-cabinets?page=2&finish=trnv")).toBe(
      "/products/kitchen-cabinets?finish=trnv&page=2",
    );
    expect(pageKey("/products/kitchen-cabinets?finish=trnv&page=2")).toBe(
      "/products/kitchen-cabinets?finish=trnv&page=2",
    );
  });

  it("drops a value too long to be meant", () => {
    expect(pageKey(`/?q=${"x".repeat(201)}`)).toBe("/");
  });
});

describe("the kind of a page", () => {
  it.each([
    ["/", "public"],
    ["/order-samples", "public"],
    ["/products/kitchen-cabinets/jsi-cabinetry/trnv", "public"],
    ["/order-samples.data", "public"],
    ["/sitemap.xml", "public"],
    ["/checkout", "personal"],
    ["/checkout.data", "personal"],
    ["/order/success", "personal"],
    ["/payment/fail", "personal"],
    ["/my-account/orders", "personal"],
    ["/api/order", "other"],
    ["/studio/desk", "other"],
    ["/favicon.ico", "other"],
    ["/assets/root-B8qfRJdW.css", "other"],
  ])("%s is %s", (path, kind) => {
    expect(pageKind(path)).toBe(kind);
  });
});
