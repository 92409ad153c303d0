import { describe, expect, it } from "vitest";
import { findMissingDocuments, findRequirementReason } from "~/content/required-documents";

describe("required documents", () => {
  it.each([
    ["/", "it's the home page."],
    ["/order-samples", "visitors order their samples there."],
    ["/checkout", "customers pay there."],
    ["/order/success", "customers see it after an order."],
    ["/quote/payment", "customers pay their quotes there."],
    ["/order/split-payment", "customers pay the balance of an order there."],
    ["/estimator", "visitors estimate what a kitchen costs there."],
    ["/newsletter/unsubscribe", "readers unsubscribe from the newsletter there."],
    ["/newsletter/confirm/:token", "readers confirm their newsletter subscription there."],
    ["/payment/fail", "customers see it when a payment fails."],
    ["/payment/verify/:paymentMethod", "customers wait there while we check their payment."],
    [
      "/products/kitchen-cabinets/:brandSlug/:styleName",
      "every door style page gets its blocks and settings from it.",
    ],
    ["/my-account", "customers find their orders and addresses there."],
    ["/my-account/orders", "customers find their orders there."],
    ["/my-account/quotes", "customers find their quotes there."],
    ["/my-account/addresses", "customers keep their addresses there."],
    ["/my-account/address/new", "customers add an address there."],
    ["/my-account/address/edit/:id", "customers change an address there."],
    ["/my-account/profile", "customers change their name and phone there."],
    ["/my-account/security", "customers see where they are signed in there."],
    ["/my-account/data", "customers download their data there."],
    ["/my-account/sign-in", "customers sign in there."],
    ["/my-account/sign-in/code", "customers enter the code from their email there."],
    ["/not-found", "visitors see it when a page doesn't exist."],
  ])("requires the page at %s with any id, because %s", (path, why) => {
    expect(findRequirementReason({ _id: "4711", _type: "page", path })).toBe(why);
  });

  it.each(["siteSettings", "navigation"])(
    "requires the document of the type %s whose id is the type",
    (type) => {
      expect(findRequirementReason({ _id: type, _type: type })).toBe(
        "every page gets text and links from it.",
      );
      expect(findRequirementReason({ _id: "4711", _type: type })).toBeUndefined();
    },
  );

  it("does not require an editor's own pages and documents of other types", () => {
    expect(findRequirementReason({ _id: "page-about-us", _type: "page", path: "/about-us" })).toBeUndefined();
    expect(findRequirementReason({ _id: "4711", _type: "blogPost", path: "/" })).toBeUndefined();
    expect(findRequirementReason({})).toBeUndefined();
  });

  it("requires the checkout form, the text of each order email, and the payment result pages", () => {
    expect(findRequirementReason({ _type: "formTemplate", name: "checkout" })).toBe(
      "checkout gets its fields from it.",
    );
    for (const type of ["order-confirmation", "order-confirmation-admin", "split-payment-confirmation"]) {
      expect(findRequirementReason({ _type: "mailText", type })).toBe("this email gets its text from it.");
    }
    for (const name of ["order-success", "payment-failure"]) {
      expect(findRequirementReason({ _type: "resultPage", name })).toBe("customers see it after a payment.");
    }
  });

  it("lists the required documents that are missing", () => {
    const missing = findMissingDocuments([
      { _id: "siteSettings", _type: "siteSettings" },
      { _id: "4711", _type: "page", path: "/" },
    ]);
    expect(missing.map(({ type, value }) => `${type} ${value}`)).toEqual([
      "navigation navigation",
      "page /order-samples",
      "page /checkout",
      "page /order/success",
      "page /quote/payment",
      "page /order/split-payment",
      "page /estimator",
      "page /newsletter/unsubscribe",
      "page /newsletter/confirm/:token",
      "page /payment/fail",
      "page /payment/verify/:paymentMethod",
      "page /products/kitchen-cabinets/:brandSlug/:styleName",
      "page /my-account",
      "page /my-account/orders",
      "page /my-account/quotes",
      "page /my-account/addresses",
      "page /my-account/address/new",
      "page /my-account/address/edit/:id",
      "page /my-account/profile",
      "page /my-account/security",
      "page /my-account/data",
      "page /my-account/sign-in",
      "page /my-account/sign-in/code",
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
