import { describe, expect, it } from "vitest";
import { createSeededRandom } from "#tests/support/random";
import { computeTax } from "~/domains/tax/compute-tax";
import { taxRuleSchema } from "~/domains/tax/tax-rule.schema";
import { cents } from "~/kernel/money/money";

const rules = [
  taxRuleSchema.parse({
    country: "US",
    states: [
      { state: "MT", zipCodes: [{ zipCode: "*", taxPercentage: 0 }] },
      {
        state: "ND",
        zipCodes: [
          { zipCode: "*", taxPercentage: 5 },
          { zipCode: "58801-58803", taxPercentage: 6.5 },
          { zipCode: "58854", taxPercentage: 7 },
        ],
      },
      { state: "TX", zipCodes: [{ zipCode: "75*", taxPercentage: 8.25 }] },
    ],
  }),
];

function tax(state: string, zip: string, items = 12_50, shipping = 9_95, country = "US") {
  return computeTax({ rules, country, state, zip, itemsTotal: cents(items), shipping: cents(shipping) });
}

describe("computeTax", () => {
  it("taxes items and shipping together: 8.25 % of $22.45 is $1.85 [TAX-004] [TAX-005]", () => {
    expect(tax("TX", "75201")).toEqual({ taxPercent: 8.25, taxTotal: 185 });
  });

  it.each([
    ["MT", "59270", 0, 0],
    ["ND", "58501", 5, 112],
    ["ND", "58801", 6.5, 146],
    ["ND", "58803", 6.5, 146],
    ["ND", "58804", 5, 112],
    ["ND", "58854", 7, 157],
    ["TX", "75999", 8.25, 185],
  ])("taxes a destination in %s %s at %d percent [TAX-001] [TAX-003]", (state, zip, percent, total) => {
    expect(tax(state, zip)).toEqual({ taxPercent: percent, taxTotal: total });
  });

  it.each([
    ["a ZIP no pattern fits", "TX", "76001", "US"],
    ["a state without rule", "WA", "98101", "US"],
    ["a country without rule", "TX", "75201", "CA"],
    ["no address yet", "", "", ""],
  ])("returns no tax for %s [TAX-005]", (_case, state, zip, country) => {
    expect(tax(state, zip, 12_50, 9_95, country)).toEqual({ taxPercent: 0, taxTotal: 0 });
  });

  it("returns no tax and no default without rules [TAX-002]", () => {
    expect(
      computeTax({
        rules: [],
        country: "US",
        state: "TX",
        zip: "75201",
        itemsTotal: cents(1000),
        shipping: cents(0),
      }),
    ).toEqual({ taxPercent: 0, taxTotal: 0 });
  });

  it("rounds tax once, half away from zero: 5 % of $0.10 is one cent [TAX-004]", () => {
    expect(tax("ND", "58501", 5, 5).taxTotal).toBe(1);
    expect(tax("ND", "58501", 4, 5).taxTotal).toBe(0);
  });

  it("uses the tax rule '*' for states without an entry [TAX-003]", () => {
    const everywhere = [
      taxRuleSchema.parse({
        country: "US",
        states: [
          { state: "*", zipCodes: [{ zipCode: "*", taxPercentage: 4 }] },
          { state: "MT", zipCodes: [] },
        ],
      }),
    ];
    const ask = (state: string) =>
      computeTax({
        rules: everywhere,
        country: "us",
        state,
        zip: "10001",
        itemsTotal: cents(100),
        shipping: cents(0),
      });
    expect(ask("NY").taxTotal).toBe(4);
    expect(ask("MT").taxTotal).toBe(0);
  });

  const random = createSeededRandom();
  it(`keeps tax within half a cent of the exact amount (seed ${random.seed}) [TAX-004]`, () => {
    for (let round = 0; round < 500; round += 1) {
      const [items, shipping] = [random.integer(0, 1_000_000), random.integer(0, 10_000)];
      const { taxTotal } = tax("TX", "75201", items, shipping);
      expect(Math.abs(taxTotal - (items + shipping) * 0.0825), `${items} + ${shipping}`).toBeLessThan(0.5001);
    }
  });
});
