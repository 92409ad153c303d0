import { describe, expect, it } from "vitest";
import type { ContentDocument } from "#tests/support/content/content";
import { createStudioClient } from "#tests/support/studio/studio-client";
import { findEstimatorOfBook } from "../../studio/schemas/estimator/find-estimator-of-book";

const row = (option: string) => ({ _key: option, field: "door", option });
const book = (id: string, name: string, option: string) => ({
  _id: id,
  _type: "priceBook",
  name,
  rows: [row(option)],
});
const kitchen = { _id: "kitchen", _type: "estimatorTemplate", title: "Kitchen", _createdAt: "2026-01-02" };
const bath = {
  _id: "bath",
  _type: "estimatorTemplate",
  title: "Bath",
  _createdAt: "2026-02-02",
  priceTemplate: { _ref: "spring" },
};
const among = (...documents: ContentDocument[]) =>
  createStudioClient(documents)({ apiVersion: "2025-02-19" }).withConfig({ perspective: "published" });
const usual = book("usual", "data/estimator-pricing.json", "shaker");

describe("estimatorOfBook", () => {
  it("returns the estimator that uses the price book, by its choice or by the default name [EST-002]", async () => {
    const client = among(kitchen, bath, usual, book("spring", "spring", "slab"));
    expect(await findEstimatorOfBook(client, "spring", "spring")).toMatchObject({
      isUsed: true,
      template: { title: "Bath" },
    });
    expect(await findEstimatorOfBook(client, "usual", "data/estimator-pricing.json")).toMatchObject({
      isUsed: true,
      template: { title: "Kitchen" },
    });
  });

  it("returns the first estimator and its current price rows for an unused price book", async () => {
    const client = among(
      { ...kitchen, _id: "drafts.kitchen" },
      kitchen,
      bath,
      usual,
      book("next", "next", "oak"),
    );
    expect(await findEstimatorOfBook(client, "next", "next")).toMatchObject({
      isUsed: false,
      template: { _id: "kitchen" },
      rowsNow: [{ option: "shaker" }],
    });
  });

  it("returns an empty estimator when none is published", async () => {
    expect(await findEstimatorOfBook(among({ ...kitchen, _id: "drafts.kitchen" }), "next", "next")).toEqual({
      template: {},
      isUsed: false,
    });
  });
});
