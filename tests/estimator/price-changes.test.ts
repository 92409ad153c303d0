import { describe, expect, it } from "vitest";
import { listPriceChanges } from "~/domains/estimator/price-books/price-changes";

const row = (option: string, min: number, max: number, more: object = {}) => ({
  ...{ _key: option, field: "door", option },
  ...{ price: { min, max }, labor: { min: 10, max: 20 } },
  ...more,
});
const book = (...rows: readonly object[]) => ({ name: "kitchens", version: "Fall 2026", rows });

describe("changes of a price book", () => {
  it("describes a changed price with its old and its new amount", () => {
    expect(
      listPriceChanges(
        book(row("oak", 1000, 1500.5), row("pine", 800, 900)),
        book(row("oak", 1100, 1600.5), row("pine", 800, 900)),
      ),
    ).toEqual(["Fall 2026: door, oak: goods $1,000.00 - $1,500.50 → $1,100.00 - $1,600.50"]);
  });

  it("describes the prices of goods and work together, with the answer that they depend on", () => {
    expect(
      listPriceChanges(
        book(row("oak", 1000, 1500, { dependent: "small" })),
        book(row("oak", 900, 1500, { dependent: "small", labor: { min: 15, max: 20 } })),
      ),
    ).toEqual([
      "Fall 2026: door, oak, small: goods $1,000.00 - $1,500.00 → $900.00 - $1,500.00, work $10.00 - $20.00 → $15.00 - $20.00",
    ]);
  });

  it("describes added and removed prices", () => {
    expect(listPriceChanges(book(row("oak", 1, 2)), book(row("pine", 3, 4)))).toEqual([
      "Fall 2026: door, oak: goods $1.00 - $2.00 → none, work $10.00 - $20.00 → none",
      "Fall 2026: door, pine: goods none → $3.00 - $4.00, work none → $10.00 - $20.00",
    ]);
  });

  it("describes every price of a book that is new or was removed from the shop", () => {
    expect(listPriceChanges(null, book(row("oak", 1, 2)))).toEqual([
      "Fall 2026: published",
      "Fall 2026: door, oak: goods none → $1.00 - $2.00, work none → $10.00 - $20.00",
    ]);
    expect(listPriceChanges(book(row("oak", 1, 2)), null)).toEqual([
      "Fall 2026: removed",
      "Fall 2026: door, oak: goods $1.00 - $2.00 → none, work $10.00 - $20.00 → none",
    ]);
  });

  it("describes a new version with the version that the book has now", () => {
    expect(listPriceChanges(book(), { ...book(), version: "Winter" })).toEqual([
      "Winter: version Fall 2026 → Winter",
    ]);
  });

  it("describes the day from which the price book is valid", () => {
    expect(listPriceChanges(book(), { ...book(), validFrom: "2026-12-01" })).toEqual([
      "Fall 2026: valid from none → 2026-12-01",
    ]);
  });

  it("finds no price change when a row has moved or only lost an empty condition", () => {
    expect(
      listPriceChanges(
        book(row("oak", 1, 2, { dependent: null }), row("pine", 3, 4)),
        book(row("pine", 3, 4), row("oak", 1, 2)),
      ),
    ).toEqual([]);
  });

  it("use the last of two rows for the same answer, as the estimator does [EST-004]", () => {
    expect(
      listPriceChanges(book(row("oak", 1, 2), row("oak", 3, 4)), book(row("oak", 5, 6), row("oak", 3, 4))),
    ).toEqual([]);
  });
});
