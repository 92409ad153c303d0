import { describe, expect, it } from "vitest";
import { contentOf } from "#tests/support/content/content";
import { silentLog } from "#tests/support/shop/silent-log";
import { findEstimator } from "~/domains/estimator/find-estimator.server";
import { findFormNotificationSettings } from "~/domains/forms/template/find-form-template.server";
import { systemClock } from "~/kernel/time/clock";

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
const other = book("book-other", "winter", "Winter-named");
const found = (more: object = {}) => {
  const content = contentOf([{ ...template, ...more }, other, usual]);
  return findEstimator({ content, log: silentLog, clock: systemClock }, "estimator");
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
      version: "Winter-named",
    });
  });
});

describe("price book with a date", () => {
  const dated = (version: string, validFrom: string) => ({
    ...book(`book-${version}`, version, version),
    validFrom,
  });
  const versionAt = async (time: string, books: readonly object[], more: object = {}) => {
    const content = contentOf([{ ...template, ...more }, usual, ...books] as never);
    const clock = { now: () => new Date(time) };
    return (await findEstimator({ content, log: silentLog, clock }, "estimator"))?.book.version;
  };
  const winter = dated("Winter", "2026-12-01");
  const spring = dated("Spring", "2027-03-01");

  it("uses a dated price book from the beginning of its day in the shop's time zone [EST-002]", async () => {
    expect(await versionAt("2026-12-01T06:59:59Z", [winter])).toBe("Fall");
    expect(await versionAt("2026-12-01T07:00:00Z", [winter])).toBe("Winter");
  });

  it("uses a dated price book instead of the one that the estimator names, until the next date [EST-002]", async () => {
    const named = { priceTemplate: { _ref: "book-other" } };
    const books = [other, spring, winter];
    expect(await versionAt("2026-11-30T12:00:00Z", books, named)).toBe("Winter-named");
    expect(await versionAt("2027-02-28T12:00:00Z", books, named)).toBe("Winter");
    expect(await versionAt("2027-03-01T12:00:00Z", books, named)).toBe("Spring");
  });

  it("ignores a price book before its date, even if the estimator names it [EST-002]", async () => {
    const named = { priceTemplate: { _ref: "book-Spring" } };
    expect(await versionAt("2026-12-01T12:00:00Z", [spring], named)).toBe("Fall");
    expect(await versionAt("2026-12-01T12:00:00Z", [spring, winter], named)).toBe("Winter");
  });

  it("ignores the draft of a dated price book [EST-002]", async () => {
    expect(await versionAt("2026-12-01T12:00:00Z", [{ ...winter, _id: "drafts.book-Winter" }])).toBe("Fall");
  });
});
