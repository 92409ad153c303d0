import { describe, expect, it } from "vitest";
import {
  addPriceSums,
  findOptionPrice,
  type GetChoices,
  type PriceEntry,
  type PriceRow,
  sumFieldPrices,
  toPriceSums,
  toPricingData,
} from "~/domains/estimator/price-ranges";
import { cents } from "~/kernel/money/money";

/** Creates a price entry from minimum and maximum of product and labor, in cents. */
function costing(min: number, max: number, laborMin: number, laborMax: number): PriceEntry {
  return {
    price: { min: cents(min), max: cents(max) },
    labor: { min: cents(laborMin), max: cents(laborMax) },
  };
}

const row = (field: string, option: string, dependent: string, entry: PriceEntry): PriceRow => ({
  field,
  option,
  dependent,
  ...entry,
});

const oakSmall = costing(1000_00, 1500_00, 100_00, 200_00);
const oakLarge = costing(2000_00, 2600_00, 180_00, 300_25);
const oakElse = costing(900_00, 950_00, 0, 0);
const light = costing(50_00, 60_00, 10_00, 20_00);
const rows = [
  row("door", "oak", "small", oakSmall),
  row("door", "oak", "large", oakLarge),
  row("door", "oak", "", oakElse),
  row("door", "pine", "small", light),
  row("extras", "light", "", light),
  row("extras", "bin", "", oakElse),
];

const chosen =
  (choices: Readonly<Record<string, readonly string[]>>): GetChoices =>
  (field) =>
    choices[field] ?? [];
const door = { name: "door", dependsOn: "size" };
const extras = { name: "extras" };
const costs = (field: typeof door | typeof extras, option: string, choices: Parameters<typeof chosen>[0]) =>
  findOptionPrice(toPricingData(rows), field, option, chosen(choices));

describe("price book", () => {
  it("looks a price up by field, then option, then the value it depends on [EST-004]", () => {
    const pricing = toPricingData(rows);
    expect(pricing.door?.oak?.large).toEqual({
      price: { min: 200000, max: 260000 },
      labor: { min: 18000, max: 30025 },
    });
    expect(pricing.door?.oak?.small?.price.min).toBe(100000);
    expect(pricing.extras?.light?.[""]?.price.max).toBe(6000);
  });

  it("uses the later of two rows for the same choice", () => {
    const twice = toPricingData([
      row("door", "oak", "small", oakSmall),
      row("door", "oak", "small", oakLarge),
    ]);
    expect(twice.door?.oak?.small?.price.max).toBe(260000);
  });

  it("finds no inherited properties such as constructor in a price book", () => {
    const pricing = toPricingData(rows);
    expect(pricing.constructor).toBeUndefined();
    expect(pricing.door?.constructor).toBeUndefined();
    expect(pricing.door?.oak?.constructor).toBeUndefined();
    expect(Object.keys(toPricingData([row("__proto__", "oak", "", light)]))).toEqual(["__proto__"]);
  });
});

describe("price of an option", () => {
  it("returns the price for the choice in the field that an option depends on", () => {
    expect(costs(door, "oak", { size: ["small"] })?.price.max).toBe(150000);
    expect(costs(door, "oak", { size: ["large"] })?.price.max).toBe(260000);
  });

  it("uses the first of several choices that has a price", () => {
    expect(costs(door, "oak", { size: ["huge", "large", "small"] })?.price.max).toBe(260000);
  });

  it("falls back to the general price when the choice has no price or nothing is chosen", () => {
    expect(costs(door, "oak", { size: ["huge"] })?.price.max).toBe(95000);
    expect(costs(door, "oak", {})?.price.max).toBe(95000);
    expect(costs({ name: "door" }, "oak", { size: ["large"] })?.price.max).toBe(95000);
    expect(costs(extras, "light", {})?.price.max).toBe(6000);
  });

  it("returns null for an option or a field without a price", () => {
    expect(costs(door, "pine", { size: ["large"] })).toBeNull();
    expect(costs(door, "maple", { size: ["small"] })).toBeNull();
    expect(costs({ name: "counter" }, "stone", {})).toBeNull();
  });

  it("adds prices up to product, labor and total amounts", () => {
    expect(toPriceSums(oakLarge)).toEqual({
      min: 200000,
      max: 260000,
      laborMin: 18000,
      laborMax: 30025,
      totalMin: 218000,
      totalMax: 290025,
    });
  });
});

describe("sum of a field", () => {
  const of = (choices: Parameters<typeof chosen>[0]) =>
    sumFieldPrices(toPricingData(rows), extras, chosen(choices));

  it("adds the prices of all chosen options [EST-004]", () => {
    expect(of({ extras: ["light", "bin"] })).toEqual({
      min: 95000,
      max: 101000,
      laborMin: 1000,
      laborMax: 2000,
      totalMin: 96000,
      totalMax: 103000,
    });
  });

  it("ignores values without a price, such as a plain number [EST-004]", () => {
    expect(of({ extras: ["light", "12"] })).toEqual({
      min: 5000,
      max: 6000,
      laborMin: 1000,
      laborMax: 2000,
      totalMin: 6000,
      totalMax: 8000,
    });
    expect(of({})).toEqual({ min: 0, max: 0, laborMin: 0, laborMax: 0, totalMin: 0, totalMax: 0 });
  });
});

describe("sum of all fields", () => {
  it("adds product, labor and total amounts separately", () => {
    expect(addPriceSums([toPriceSums(oakSmall), toPriceSums(light)])).toEqual({
      min: 105000,
      max: 156000,
      laborMin: 11000,
      laborMax: 22000,
      totalMin: 116000,
      totalMax: 178000,
    });
  });
});
