import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ContentDocument } from "#tests/support/content/content";
import { listStudioRefusals } from "#tests/support/studio/studio-client";

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T06:00:00Z") }));
afterAll(() => void vi.useRealTimers());

const book = (_id: string, validFrom?: string): ContentDocument => ({
  ...{ _id, _type: "priceBook", name: _id, version: _id },
  ...(validFrom ? { validFrom } : {}),
});
const errorsOf = async (document: ContentDocument, ...others: ContentDocument[]) =>
  (await listStudioRefusals(others, document))
    .filter(({ path }) => path?.[0] === "validFrom")
    .map(({ sentence }) => sentence);

const noOther =
  "The estimator would have no prices until then. Another price book must be valid before: without a date, or with one in the past.";

describe("date of a price book", () => {
  it("accepts a price book without a date, or with a date in the past or today", async () => {
    expect(await errorsOf(book("a"))).toEqual([]);
    expect(await errorsOf(book("a", "2026-11-29"))).toEqual([]);
    expect(await errorsOf(book("a", "2026-11-30"))).toEqual([]);
  });

  it("rejects a future date of a price book when no other book can be used until then", async () => {
    expect(await errorsOf(book("a", "2026-12-01"))).toEqual([noOther]);
    expect(await errorsOf(book("a", "2026-12-01"), book("b", "2026-12-02"))).toEqual([noOther]);
    expect(await errorsOf(book("a", "2026-12-01"), book("drafts.b", "2026-11-01"))).toEqual([noOther]);
    // A book without a date that no estimator names is not used.
    expect(await errorsOf(book("a", "2026-12-01"), book("b"))).toEqual([noOther]);
    expect(await errorsOf(book("drafts.a", "2026-12-01"), book("a"))).toEqual([noOther]);
  });

  it("accepts a future date of a price book beside a book that is valid today", async () => {
    expect(await errorsOf(book("a", "2026-12-01"), book("b", "2026-11-30"))).toEqual([]);
    const usual = { ...book("b"), name: "data/estimator-pricing.json" };
    expect(await errorsOf(book("a", "2026-12-01"), usual)).toEqual([]);
    const estimator = { _id: "kitchen", _type: "estimatorTemplate", priceTemplate: { _ref: "b" } };
    expect(await errorsOf(book("a", "2026-12-01"), book("b"), estimator)).toEqual([]);
  });

  it("rejects a price book with the date of another one", async () => {
    expect(await errorsOf(book("a", "2026-11-01"), book("b", "2026-11-01"))).toEqual([
      "Another price book starts on this day.",
    ]);
  });
});
