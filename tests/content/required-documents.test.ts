import { describe, expect, it } from "vitest";
import { findMissingDocuments, findRequirementReason } from "~/content/required-documents";

describe("what the shop cannot do without", () => {
  it.each([
    ["/", "it is the first page of the shop."],
    ["/order-samples", "visitors order their samples there."],
    ["/checkout", "customers pay there."],
    ["/order/success", "customers come to it after an order."],
    ["/quote/payment", "customers pay their quotes there."],
    ["/order/split-payment", "customers pay what an order still owes there."],
    ["/estimator", "visitors estimate what a kitchen costs there."],
    ["/newsletter/unsubscribe", "readers leave the newsletter there."],
    ["/newsletter/confirm/:token", "readers confirm that they want the newsletter there."],
    ["/payment/fail", "customers come to it when a payment failed."],
    ["/payment/verify/:paymentMethod", "customers wait there while their payment is checked."],
    [
      "/products/kitchen-cabinets/:brandSlug/:styleName",
      "the page of every door takes its blocks and switches from it.",
    ],
    ["/my-account", "customers find their orders and addresses there."],
    ["/my-account/orders", "customers find their orders there."],
    ["/my-account/quotes", "customers find their quotes there."],
    ["/my-account/addresses", "customers keep their addresses there."],
    ["/my-account/address/new", "customers add an address there."],
    ["/my-account/address/edit/:id", "customers change an address there."],
    ["/my-account/profile", "customers change their name and phone there."],
    ["/my-account/security", "customers see where they are signed in there."],
    ["/my-account/data", "customers take a copy of their data there."],
    ["/my-account/sign-in", "customers sign in there."],
    ["/my-account/sign-in/code", "customers type the code of their mail there."],
    ["/not-found", "visitors see it at every address that is not there."],
  ])("is the page at %s, whatever its id is: %s", (path, why) => {
    expect(findRequirementReason({ _id: "4711", _type: "page", path })).toBe(why);
  });

  it.each(["siteSettings", "navigation"])("is the one document of the type %s", (type) => {
    expect(findRequirementReason({ _id: type, _type: type })).toBe(
      "every page takes words and links from it.",
    );
    expect(findRequirementReason({ _id: "4711", _type: type })).toBeUndefined();
  });

  it("is no page of an editor's own, and no document of another type", () => {
    expect(findRequirementReason({ _id: "page-about-us", _type: "page", path: "/about-us" })).toBeUndefined();
    expect(findRequirementReason({ _id: "4711", _type: "blogPost", path: "/" })).toBeUndefined();
    expect(findRequirementReason({})).toBeUndefined();
  });

  it("is the checkout's form, the words of each order mail, and what comes of a payment", () => {
    expect(findRequirementReason({ _type: "formTemplate", name: "checkout" })).toBe(
      "the checkout takes its fields from it.",
    );
    for (const type of ["order-confirmation", "order-confirmation-admin", "split-payment-confirmation"]) {
      expect(findRequirementReason({ _type: "mailText", type })).toBe("this email is sent with its words.");
    }
    for (const name of ["order-success", "payment-failure"]) {
      expect(findRequirementReason({ _type: "resultPage", name })).toBe("customers read it after a payment.");
    }
  });

  it("is missed when it is not there", () => {
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
