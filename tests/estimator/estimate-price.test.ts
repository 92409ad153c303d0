import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import {
  calculateEstimate,
  hasPrice,
  toSummaryRows,
  toSummarySections,
} from "~/domains/estimator/estimate-price";
import type { Estimator } from "~/domains/estimator/estimator-template";
import { toPricingData } from "~/domains/estimator/price-ranges";
import { insertPriceRange, insertPrices } from "~/domains/estimator/price-text";
import { centsFromDollars } from "~/kernel/money/money";
import { answers, someEstimator } from "./some-estimator";

const seed = 20261123;
let estimator: Estimator;
beforeAll(async () => {
  estimator = await someEstimator();
});

describe("estimate price", () => {
  it("returns product, labor and grand totals, with a breakdown for each field [EST-005] [EST-007]", () => {
    const total = calculateEstimate(estimator, answers);
    expect(total).toMatchObject({
      min: 263009,
      max: 346020,
      laborMin: 24000,
      laborMax: 39525,
      finalMin: 287009,
      finalMax: 385545,
      display: {
        product: "$2,630.09 - $3,460.20",
        labor: "$240.00 - $395.25",
        grand: "$2,870.09 - $3,855.45",
      },
    });
    expect(total.breakdowns.door).toEqual({
      min: 200000,
      max: 260000,
      laborMin: 18000,
      laborMax: 30025,
      totalMin: 218000,
      totalMax: 290025,
    });
  });

  it("looks a price up by field, then answer, then the value the field depends on [EST-004]", () => {
    expect(toPricingData(estimator.book.rows).door?.oak?.large?.price).toEqual({ min: 200000, max: 260000 });
    expect(calculateEstimate(estimator, { ...answers, size: "small" }).breakdowns.door?.max).toBe(150050);
    expect(calculateEstimate(estimator, { ...answers, size: "" }).breakdowns.door?.max).toBe(0);
    expect(
      calculateEstimate(estimator, { ...answers, size: "large", door: "pine" }).breakdowns.door?.max,
    ).toBe(0);
  });

  it("prefers the price for the dependent value to the general price", () => {
    const general = { ...estimator.book.rows[0], field: "door", option: "oak", dependent: "" };
    const price = { min: centsFromDollars(1), max: centsFromDollars(2) };
    const rows = [{ ...general, price, labor: price }, ...estimator.book.rows];
    const base = { ...estimator, book: { ...estimator.book, rows } };
    expect(calculateEstimate(base, { ...answers, size: "large" }).breakdowns.door?.max).toBe(260000);
    expect(calculateEstimate(base, { ...answers, size: "" }).breakdowns.door?.max).toBe(200);
  });

  it("counts only visible fields, and a hidden answer hides no other field [EST-005]", () => {
    const hidden: Readonly<Record<string, object>> = {
      extras: { hideWhen: { field: "size", equals: ["small"], orEmpty: false } },
      counter: { hideWhen: { field: "extras", equals: ["light"], orEmpty: false } },
    };
    const groups = estimator.template.groups.map((group) => ({
      ...group,
      fields: group.fields.map((field) => ({ ...field, ...hidden[field.name] })),
    }));
    const base = { ...estimator, template: { ...estimator.template, groups } };
    const priced = (size: string) => Object.keys(calculateEstimate(base, { ...answers, size }).breakdowns);
    expect(priced("large").sort()).toEqual(["door", "extras", "feet"]);
    expect(priced("small").sort()).toEqual(["counter", "door", "feet"]);
  });

  it("does not count a plain number or a field that is not flagged for calculation", () => {
    const total = calculateEstimate(estimator, { size: "small", feet: "12" });
    expect([total.finalMax, hasPrice(total)]).toEqual([0, false]);
  });

  it("returns an amount as soon as a priced option is chosen, and no summary lines for zero amounts", () => {
    expect(hasPrice(calculateEstimate(estimator, answers))).toBe(true);
    const nothing = calculateEstimate(estimator, {});
    expect(toSummaryRows(estimator.template.summary, nothing).map(({ name }) => name)).toEqual([
      ...["price-product", "price-labor", "price-grand"],
    ]);
    const kept = toSummaryRows(estimator.template.summary, calculateEstimate(estimator, answers));
    expect(kept).toHaveLength(5);
    expect(kept.every(({ name }) => /^price-\w/.test(name))).toBe(true);
  });

  it("shows the estimate's price in the sections and labels of the summary [EST-006]", () => {
    const total = calculateEstimate(estimator, answers);
    expect(toSummarySections(estimator.template.summary, total)).toMatchObject([
      { label: "Kitchen", lines: [{ label: "Doors" }, { label: "The rest", sums: { totalMin: 69009 } }] },
    ]);
    expect(
      toSummaryRows(estimator.template.summary, total).map(({ label, value }) => `${label} ${value}`),
    ).toEqual([
      "Doors $2,180.00 - $2,900.25",
      "The rest $690.09 - $955.20",
      "Product $2,630.09 - $3,460.20",
      "Labor $240.00 - $395.25",
      "Estimated total $2,870.09 - $3,855.45",
    ]);
    expect(estimator.template.summary).toMatchObject({
      title: "Your estimate",
      note: "Without tax.",
      position: "top",
    });
  });
});

describe("estimate price for random answers", () => {
  const dollars = fc.integer({ min: 0, max: 9_999_999 }).map((amount) => amount / 100);
  const range = fc.tuple(dollars, dollars).map(([a, b]) => ({
    min: centsFromDollars(Math.min(a, b)),
    max: centsFromDollars(Math.max(a, b)),
  }));
  const choice = (...values: string[]) => fc.constantFrom("", ...values, "never offered");
  const entries = fc.record({
    size: choice("small", "large"),
    door: choice("oak", "pine"),
    extras: fc.subarray(["light", "bin"]),
    counter: choice("stone"),
    feet: fc.string(),
  });
  const prices = fc.array(fc.tuple(range, range), { minLength: 7, maxLength: 7 });
  const priced = (
    amounts: readonly (readonly [{ min: never; max: never }, { min: never; max: never }])[] | unknown,
  ) =>
    ({
      ...estimator,
      book: {
        ...estimator.book,
        rows: estimator.book.rows.map((row, index) => {
          const [price, labor] = (amounts as [typeof row.price, typeof row.labor][])[index] ?? [
            row.price,
            row.labor,
          ];
          return { ...row, price, labor };
        }),
      },
    }) satisfies Estimator;

  it(`returns totals equal to the sum of the breakdowns, with min at most max (seed ${seed})`, () => {
    fc.assert(
      fc.property(entries, prices, (given, amounts) => {
        const total = calculateEstimate(priced(amounts), given);
        const parts = Object.values(total.breakdowns);
        const sum = (pick: (part: (typeof parts)[number]) => number) =>
          parts.reduce((all, part) => all + pick(part), 0);
        expect(total.finalMin).toBe(sum(({ totalMin }) => totalMin));
        expect(total.finalMax).toBe(sum(({ totalMax }) => totalMax));
        expect(total.finalMin).toBe(total.min + total.laborMin);
        expect(total.finalMax).toBe(total.max + total.laborMax);
        for (const part of parts) expect(part.totalMin).toBeLessThanOrEqual(part.totalMax);
        const lines = toSummarySections(estimator.template.summary, total).flatMap(({ lines: all }) => all);
        expect(lines.reduce((all, { sums }) => all + sums.totalMax, 0)).toBe(total.finalMax);
      }),
      { seed },
    );
  });

  it(`returns the same price for any order of fields, answers and rows (seed ${seed})`, () => {
    fc.assert(
      fc.property(entries, (given) => {
        const turned = Object.fromEntries(
          Object.entries(given)
            .reverse()
            .map(([name, value]) => [name, Array.isArray(value) ? value.toReversed() : value]),
        );
        const { template, book } = estimator;
        const base = {
          template: {
            ...template,
            groups: template.groups
              .toReversed()
              .map((group) => ({ ...group, fields: group.fields.toReversed() })),
          },
          book: { ...book, rows: book.rows.toReversed() },
        };
        expect(calculateEstimate(base, turned).display).toEqual(calculateEstimate(estimator, given).display);
      }),
      { seed },
    );
  });

  it(`does not count hidden fields in random answers (seed ${seed})`, () => {
    fc.assert(
      fc.property(entries, (given) => {
        const hidden = calculateEstimate(estimator, { ...given, door: "pine", counter: "stone" });
        expect(hidden.breakdowns.counter).toBeUndefined();
      }),
      { seed },
    );
  });
});

describe("editor's texts with price placeholders", () => {
  it("replaces {min}, {max}, {{min}} and {{max}} by amounts [EST-015]", () => {
    expect(insertPriceRange("{min}, {max}, {{min}}, {{max}}", { min: "$1.00", max: "$2.00" })).toBe(
      "$1.00, $2.00, $1.00, $2.00",
    );
  });

  it("shows an option's own price and omits the text when it has none [EST-015]", () => {
    const [firstGroup] = insertPrices(estimator, { size: "small" });
    expect(firstGroup?.description).toBe("Doors cost $800.00 to $9,999.00.");
    expect(firstGroup?.fields[1]?.options.map(({ description }) => description)).toEqual([
      "$1,100.00 to $1,700.50",
      "$800.00 to $900.00",
    ]);
    const [open] = insertPrices(estimator, {});
    expect(open?.fields[1]?.options.map(({ description }) => description)).toEqual([undefined, undefined]);
  });
});
