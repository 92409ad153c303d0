import { describe, expect, it } from "vitest";
import { missingContent } from "../../scripts/check/missing-content";

const paths = [
  "/",
  "/about-us",
  "/contact",
  "/products",
  "/products/kitchen-cabinets",
  "/products/kitchen-cabinets/jsi-cabinetry",
  "/products/kitchen-cabinets/uscd",
  "/products/kitchen-cabinets/:brandSlug/:styleName",
  "/search",
  "/book-appointment",
  "/free-kitchen-design",
  "/order-samples",
  "/kitchen-finance-options",
  "/kitchen-installation",
  "/inspiration-gallery",
  "/inspiration-gallery/kitchen-1",
  "/inspiration-gallery/kitchen-2",
  "/inspiration-gallery/kitchen-3",
  "/inspiration-gallery/kitchen-4",
  "/inspiration-gallery/kitchen-5",
  "/inspiration-gallery/kitchen-6",
  "/how-to-buy-kitchen",
  "/visualizer",
  "/reviews",
  "/terms-and-conditions",
  "/privacy-policy",
  "/shipping-policy",
  "/return-and-cancellation-policy",
  "/faqs",
  "/claim",
  "/blogs",
  "/checkout",
  "/order/success",
  "/order/split-payment",
  "/quote/payment",
  "/payment/fail",
  "/payment/verify/:paymentMethod",
  "/estimator",
  "/newsletter/unsubscribe",
  "/newsletter/confirm/:token",
  "/my-account",
  "/my-account/orders",
  "/my-account/quotes",
  "/my-account/addresses",
  "/my-account/address/new",
  "/my-account/address/edit/:id",
  "/my-account/profile",
  "/my-account/security",
  "/my-account/data",
  "/my-account/sign-in",
  "/my-account/sign-in/code",
  "/not-found",
];
const whole = paths.map((path) => ({
  path,
  ...(path === "/about-us" && { alsoAt: ["/aboutus"] }),
  ...(path === "/kitchen-finance-options" && { alsoAt: ["/free-kitchen-design"] }),
  blocks: [{ _type: "pageTitle" }],
}));

describe("the check for missing pages", () => {
  it("reports no missing page when every route has its page document", () => {
    expect(missingContent(whole)).toEqual([]);
  });

  it.each(paths.filter((path) => path !== "/about-us" && path !== "/kitchen-finance-options"))(
    "reports the missing page document of %s [PAGE-006]",
    (gone) => {
      expect(missingContent(whole.filter(({ path }) => path !== gone))).toEqual([
        `Module not found: no page document for ${gone}`,
      ]);
    },
  );

  it("reports both paths of the missing page About us [PAGE-006] [PAGE-009]", () => {
    expect(missingContent(whole.filter(({ path }) => path !== "/about-us"))).toEqual([
      "Module not found: no page document for /about-us",
      "Module not found: no page document for /aboutus",
    ]);
  });

  it("reports either missing entry for the free kitchen design [PAGE-006] [PAGE-011]", () => {
    const withoutFirst = whole.filter(({ path }) => path !== "/free-kitchen-design");
    const withoutSecond = whole.map((page) =>
      page.path === "/kitchen-finance-options" ? { ...page, alsoAt: [] } : page,
    );
    for (const pages of [withoutFirst, withoutSecond])
      expect(missingContent(pages)).toEqual(["Module not found: no page document for /free-kitchen-design"]);
    expect(missingContent(whole.filter(({ path }) => path !== "/kitchen-finance-options"))).toEqual([
      "Module not found: no page document for /free-kitchen-design",
      "Module not found: no page document for /kitchen-finance-options",
    ]);
  });

  it("names a block without a component [PAGE-006]", () => {
    const strange = { path: "/about-us", blocks: [{ _type: "carousel3000" }] };
    expect(missingContent([...whole, strange])).toEqual([
      "Module not found: no block component carousel3000, used by /about-us",
    ]);
  });
});
