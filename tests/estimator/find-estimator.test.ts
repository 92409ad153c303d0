import { describe, expect, it } from "vitest";
import { contentOf } from "#tests/support/content/content";
import { silentLog } from "#tests/support/shop/silent-log";
import { findEstimator } from "~/domains/estimator/find-estimator.server";
import { findFormNotificationSettings } from "~/domains/forms/template/find-form-template.server";

const book = (_id: string, name: string, version: string) => ({
  _id,
  _type: "priceBook",
  name,
  version,
  rows: [{ field: "door", option: "oak", price: { min: 1, max: 2 }, labor: { min: 0, max: 0 } }],
});
const template = {
  _id: "estimator-kitchen",
  _type: "estimatorTemplate",
  name: "estimator",
  title: "Kitchen estimate",
  className: "bg-paper-deep",
  buttons: { reset: "Start over" },
  metadata: { validity: "This estimate is valid for 60 days." },
  emailNotifications: { sendSuccessEmail: true },
  groups: [
    {
      name: "doors",
      layout: "popup",
      fields: [{ name: "door", type: "radio", label: "Door", useInCalculation: true, options: [] }],
      actions: { next: { text: "On", path: "you" }, submit: { text: "Send" }, print: { text: "Paper" } },
    },
  ],
  summary: { title: "Your estimate", position: "top", grandTotal: { label: "Estimated total" } },
};
const usual = book("book-usual", "data/estimator-pricing.json", "Fall");
const other = book("book-other", "winter", "Winter");
const found = (more: object = {}) => {
  const content = contentOf([{ ...template, ...more }, other, usual]);
  return findEstimator({ content, log: silentLog }, "estimator");
};

describe("findEstimator", () => {
  it("returns the groups, buttons, texts, summary and email settings from the CMS [EST-002]", async () => {
    expect((await found())?.template).toMatchObject({
      id: "estimator-kitchen",
      name: "estimator",
      className: "bg-paper-deep",
      buttons: { reset: "Start over" },
      metadata: { validity: "This estimate is valid for 60 days." },
      groups: [
        {
          layout: "popup",
          fields: [{ name: "door", useInCalculation: true }],
          actions: { next: { text: "On", path: "you" }, submit: { text: "Send" }, print: { text: "Paper" } },
        },
      ],
      summary: { title: "Your estimate", position: "top", grandTotal: { label: "Estimated total" } },
    });
    expect(await findFormNotificationSettings(contentOf([template]), "estimator")).toMatchObject({
      sendSuccessEmail: true,
    });
  });

  it("returns the price book that the estimator names, or data/estimator-pricing.json by default [EST-002]", async () => {
    expect((await found())?.book).toMatchObject({ name: "data/estimator-pricing.json", version: "Fall" });
    expect((await found({ priceTemplate: { _ref: "book-other" } }))?.book).toMatchObject({
      name: "winter",
      version: "Winter",
    });
  });
});
