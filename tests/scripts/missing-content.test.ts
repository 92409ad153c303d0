import { describe, expect, it } from "vitest";
import { missingContent } from "../../scripts/missing-content";

const paths = [
  "/",
  "/order-samples",
  "/checkout",
  "/order/success",
  "/quote/payment",
  "/order/split-payment",
  "/estimator",
  "/newsletter/unsubscribe",
  "/payment/fail",
  "/my-account",
  "/my-account/sign-in",
  "/not-found",
];
const whole = paths.map((path) => ({ path, blocks: [{ _type: "pageTitle" }] }));

describe("the check of the dataset's pages", () => {
  it("finds nothing missing when every route has its page", () => {
    expect(missingContent(whole)).toEqual([]);
  });

  it("[PAGE-006] names the route whose page document is missing", () => {
    expect(missingContent(whole.filter(({ path }) => path !== "/checkout"))).toEqual([
      "Module not found: no page document for /checkout",
    ]);
  });

  it("[PAGE-006] names the block that has no component", () => {
    const strange = { path: "/about-us", blocks: [{ _type: "carousel3000" }] };
    expect(missingContent([...whole, strange])).toEqual([
      "Module not found: no block component carousel3000, used by /about-us",
    ]);
  });
});
