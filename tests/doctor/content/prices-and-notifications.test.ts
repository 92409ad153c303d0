import { describe, expect, it } from "vitest";
import { listProblems, replace, soundContent, without } from "./sound-content";

describe("the check of notifications", () => {
  const contact = { _id: "form-contact", _type: "formTemplate", name: "contact", title: "Contact" };

  it("accepts a form without recipients when the site settings have some", () => {
    expect(listProblems([...soundContent, contact])).toEqual([]);
  });

  it("reports that no recipient is set for new orders or for a form's submissions", () => {
    const claim = {
      ...{ _id: "form-claim", _type: "multiStepForm", name: "claim", title: "Claim" },
      emailNotifications: { recipients: ["claims@shop.example"] },
    };
    expect(listProblems([...replace("siteSettings", { adminEmails: [] }), contact, claim])).toEqual([
      "warning: site settings (siteSettings), adminEmails: is empty, so that nobody is notified of new orders (enter the email address that receives orders)",
      'warning: form template "Contact" (form-contact), emailNotifications, recipients: is empty, and so is adminEmails of the site settings: nobody is notified of a submission (enter a recipient here or in the site settings)',
    ]);
  });
});

describe("the check of prices", () => {
  it("reports a price book without rows", () => {
    const book = { _id: "book", _type: "priceBook", name: "data/estimator-pricing.json", rows: [] };
    expect(listProblems([...soundContent, book])).toEqual([
      'error: price book "data/estimator-pricing.json" (book), rows: is empty, so that the estimator shows no price (add the prices, or paste them from a spreadsheet)',
    ]);
  });

  it("reports an estimator without a price book", () => {
    const estimator = { _id: "estimator", _type: "estimatorTemplate", name: "estimator" };
    expect(listProblems([...soundContent, estimator])).toEqual([
      'error: estimator template "estimator" (estimator), priceTemplate: is missing, so that the estimator shows no price (choose a price book)',
    ]);
  });

  it.each([
    ["without one", without(({ _type }) => _type === "shippingMethod")],
    ["that is switched off", replace("shipping", { isEnabled: false })],
    ["whose rates are for orders only", replace("shipping", { calculateRateBy: "Order" })],
  ])("reports a missing shipping method: %s", (_case, documents) => {
    expect(listProblems(documents)).toEqual([
      "error: no shipping method is enabled and has rates, so that nothing can be ordered (publish a shipping method with a rate for at least one state)",
    ]);
  });

  it("reports a missing payment method", () => {
    expect(listProblems(replace("payment", { enabled: false }))).toEqual([
      "error: no payment method is enabled, so that nothing can be paid (publish a payment method that is enabled)",
    ]);
  });

  it("reports a missing tax rule", () => {
    expect(listProblems(replace("tax", { states: [] }))).toEqual([
      "warning: no tax rule has a rate, so that orders are charged no sales tax (publish a tax rule, with 0 percent where no tax is due)",
    ]);
  });
});
