import { describe, expect, it } from "vitest";
import { describeOrders, describeRates, listRateRows } from "../../studio/schemas/shipping/rate-text";
import { describeTaxes } from "../../studio/schemas/tax/tax-text";

const countries = [
  {
    _key: "us",
    country: "US",
    states: [
      { _key: "mt", state: "MT", zipCodes: ["*"], rate: 0 },
      { _key: "ak", state: "AK", zipCodes: ["*"], isShippingDisabled: true },
      { _key: "hi", state: "HI", zipCodes: ["*"], isShippingDisabled: true },
      { _key: "rest", state: "*", zipCodes: ["00000-96899"], rate: 9.95 },
    ],
  },
];

describe("shipping rates as text [SHIP-005]", () => {
  it("groups states with the same price in one row", () => {
    const rates = { byOrder: { orderRange: [{ _key: "small", startValue: 0, endValue: 99, countries }] } };
    expect(listRateRows(rates, "Order").map(({ path: _path, ...text }) => text)).toEqual([
      { orders: "below $100", region: "Montana", zips: "all", price: "free" },
      { orders: "below $100", region: "Alaska, Hawaii", zips: "all", price: "not shipped" },
      { orders: "below $100", region: "48 states", zips: "00000-96899", price: "$9.95" },
    ]);
  });

  it("includes the path of each shipping rate's entry", () => {
    const rates = { byItem: { countries } };
    expect(listRateRows(rates, "Item").at(-1)?.path).toEqual([
      "rates",
      "byItem",
      "countries",
      { _key: "us" },
      "states",
      { _key: "rest" },
    ]);
  });

  it("writes all shipping rates as one line of text", () => {
    expect(describeRates(countries)).toBe(
      "free in Montana · not shipped to Alaska, Hawaii · $9.95 in 48 states",
    );
  });

  it("describes a range without a lower or upper limit", () => {
    expect(describeOrders({ startValue: 0, endValue: 99 })).toBe("below $100");
    expect(describeOrders({ startValue: 100 })).toBe("$100 and above");
    expect(describeOrders({ startValue: 50, endValue: 99 })).toBe("$50 to $99");
  });

  it("describes incomplete shipping rates", () => {
    expect(
      listRateRows({ byOrder: { orderRange: [{}, { countries: [{ states: [{}] }] }] } }, "Order"),
    ).toHaveLength(1);
    expect(listRateRows(undefined, "Item")).toEqual([]);
  });
});

it("describes in text the tax percentages of each state and ZIP code [TAX-001]", () => {
  const states = [
    { state: "MT", zipCodes: [{ zipCode: "*", taxPercentage: 0 }] },
    {
      state: "ND",
      zipCodes: [
        { zipCode: "58854", taxPercentage: 7 },
        { zipCode: "*", taxPercentage: 5 },
      ],
    },
  ];
  expect(describeTaxes(states)).toBe("Montana none · North Dakota 5%, 7% in 58854");
});
