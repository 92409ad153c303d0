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
const findOf = (
  client: ReturnType<typeof among>,
  id: string,
  name: string,
  validFrom?: string,
  now = new Date("2026-11-30T12:00:00Z"),
) => findEstimatorOfBook(client, { id, name, validFrom }, now);
const usual = book("usual", "data/estimator-pricing.json", "shaker");

describe("findEstimatorOfBook", () => {
  it("returns the estimator that uses the price book, by its choice or by the default name [EST-002]", async () => {
    const client = among(kitchen, bath, usual, book("spring", "spring", "slab"));
    expect(await findOf(client, "spring", "spring")).toMatchObject({
      ...{ isInUse: true, isPlanned: true },
      template: { title: "Bath" },
    });
    expect(await findOf(client, "usual", "data/estimator-pricing.json")).toMatchObject({
      ...{ isInUse: true, isPlanned: true },
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
    expect(await findOf(client, "next", "next")).toMatchObject({
      ...{ isInUse: false, isPlanned: false },
      template: { _id: "kitchen" },
      rowsInUse: [{ option: "shaker" }],
    });
  });

  it("returns a book with a future date as planned, with the prices in use until then [EST-002]", async () => {
    const winter = { ...book("winter", "winter", "oak"), validFrom: "2026-12-01" };
    const client = among(kitchen, usual, winter);
    expect(await findOf(client, "winter", "winter", "2026-12-01")).toMatchObject({
      ...{ isInUse: false, isPlanned: true },
      rowsInUse: [{ option: "shaker" }],
    });
    const later = new Date("2026-12-01T07:00:00Z");
    expect(await findOf(client, "winter", "winter", "2026-12-01", later)).toMatchObject({ isInUse: true });
    expect(await findOf(client, "usual", "data/estimator-pricing.json", undefined, later)).toMatchObject({
      ...{ isInUse: false, isPlanned: true },
      rowsInUse: [{ option: "oak" }],
    });
  });

  it("returns an empty estimator when none is published", async () => {
    expect(await findOf(among({ ...kitchen, _id: "drafts.kitchen" }), "next", "next")).toEqual({
      template: {},
      isInUse: false,
      isPlanned: false,
    });
  });
});
