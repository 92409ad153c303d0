import { describe, expect, it } from "vitest";
import { missingDocuments, whyNeeded } from "~/kernel/needed-documents";

describe("what the shop cannot do without", () => {
  it("is the page at an address of the site map, whatever its id is", () => {
    expect(whyNeeded({ _id: "4711", _type: "page", path: "/" })).toBe("it is the first page of the shop.");
    expect(whyNeeded({ _id: "page-about-us", _type: "page", path: "/about-us" })).toBeUndefined();
  });

  it("is the checkout's form and the words of each order mail", () => {
    expect(whyNeeded({ _type: "formTemplate", name: "checkout" })).toBe(
      "the checkout takes its fields from it.",
    );
    for (const type of ["order-confirmation", "order-confirmation-admin", "split-payment-confirmation"]) {
      expect(whyNeeded({ _type: "mailText", type })).toBe("this email is sent with its words.");
    }
  });

  it("is missed when it is not there", () => {
    const missing = missingDocuments([{ _id: "siteSettings", _type: "siteSettings" }]);
    expect(missing.map(({ type, value }) => `${type} ${value}`)).toEqual([
      "navigation navigation",
      "page /",
      "page /order-samples",
      "page /checkout",
      "page /order/success",
      "page /quote/payment",
      "page /order/split-payment",
      "page /estimator",
      "page /newsletter/unsubscribe",
      "page /payment/fail",
      "page /my-account",
      "page /my-account/sign-in",
      "page /not-found",
      "formTemplate checkout",
      "mailText order-confirmation",
      "mailText order-confirmation-admin",
      "mailText split-payment-confirmation",
      "resultPage order-success",
      "resultPage payment-failure",
    ]);
  });
});
