import { describe, expect, it } from "vitest";
import { createSeededRandom } from "#tests/support/random";
import { chooseShippingMethod } from "~/domains/shipping/choose-shipping-method";
import { type ShippingMethod, shippingMethodSchema } from "~/domains/shipping/shipping-method.schema";
import { cents } from "~/kernel/money/money";

const standard = shippingMethodSchema.parse({
  type: "standard",
  displayName: "Standard shipping",
  isEnabled: true,
  sortOrder: 1,
  calculateRateBy: "Order",
  rates: {
    byOrder: {
      orderRange: [
        {
          startValue: 0,
          endValue: 99,
          countries: [
            {
              country: "US",
              states: [
                { state: "MT", zipCodes: ["*"], rate: 0 },
                { state: "AK", zipCodes: ["*"], isShippingDisabled: true },
                { state: "*", zipCodes: ["*"], rate: 9.95 },
                { state: "*", zipCodes: ["96900-96999"], isShippingDisabled: true },
              ],
            },
          ],
        },
        { startValue: 100, countries: [{ country: "US", states: [{ state: "*", rate: 0 }] }] },
      ],
    },
  },
});

const expedited = shippingMethodSchema.parse({
  type: "expedited",
  displayName: "Expedited",
  description: "By air",
  isEnabled: true,
  sortOrder: 2,
  calculateRateBy: "Item",
  rates: {
    byItem: {
      countries: [
        {
          country: "US",
          states: [
            { state: "AK", zipCodes: ["*"], ratePerItem: 14.95 },
            { state: "HI", zipCodes: ["967*"], ratePerItem: 14.95, rate: 5 },
          ],
        },
      ],
    },
  },
});

const toMontana = { country: "US", state: "MT", zip: "59270" };
const toTexas = { country: "US", state: "TX", zip: "75201" };
const toAlaska = { country: "US", state: "AK", zip: "99501" };

function ask(question: {
  methods?: readonly ShippingMethod[];
  dollars?: number;
  pieces?: number;
  to?: { country: string; state: string; zip: string };
}) {
  const { methods = [standard, expedited], dollars = 0, pieces = 1, to = toTexas } = question;
  return chooseShippingMethod({
    methods,
    subtotal: cents(Math.round(dollars * 100)),
    items: [{ qty: pieces }],
    ...to,
  });
}

const rate = (question: Parameters<typeof ask>[0]) => {
  const answer = ask(question);
  return answer === "no-methods" ? answer : answer.rate;
};

describe("chooseShippingMethod by order value", () => {
  it("returns the method's type, name and description with its rate [SHIP-004] [SHIP-008]", () => {
    expect(ask({ to: toTexas })).toEqual({
      method: { type: "standard", displayName: "Standard shipping", description: undefined },
      rate: 995,
    });
  });

  it("prefers a state's own entry over '*' [SHIP-005]", () => {
    expect(rate({ to: toMontana })).toBe(0);
  });

  it.each([
    [99.49, 995],
    [99.5, 0],
    [100, 0],
    [10_000, 0],
  ])("rounds $%d to whole dollars before the range lookup [SHIP-006]", (dollars, expected) => {
    expect(rate({ dollars })).toBe(expected);
  });

  it("finds no method for an order value between two ranges [SHIP-006]", () => {
    const gap = shippingMethodSchema.parse({
      ...standard,
      rates: {
        byOrder: {
          orderRange: [
            {
              startValue: 50,
              endValue: 60,
              countries: [{ country: "US", states: [{ state: "*", rate: 1 }] }],
            },
          ],
        },
      },
    });
    expect(rate({ methods: [gap], dollars: 49.49 })).toBe("no-methods");
    expect(rate({ methods: [gap], dollars: 49.5 })).toBe(100);
    expect(rate({ methods: [gap], dollars: 60.49 })).toBe(100);
    expect(rate({ methods: [gap], dollars: 60.5 })).toBe("no-methods");
  });

  it("excludes part of a state from a rate by a ZIP range [SHIP-007]", () => {
    expect(rate({ to: { country: "US", state: "GU", zip: "96910" } })).toBe("no-methods");
    expect(rate({ to: { country: "US", state: "GU", zip: "97000" } })).toBe(995);
  });

  it("finds no method for another country [SHIP-002]", () => {
    expect(rate({ to: { country: "CA", state: "ON", zip: "12345" } })).toBe("no-methods");
  });

  it("finds no method and no default rate without configuration [SHIP-009]", () => {
    expect(rate({ methods: [] })).toBe("no-methods");
  });

  it("does not treat an entry without a rate as free shipping [SHIP-005]", () => {
    const unpriced = shippingMethodSchema.parse({
      ...standard,
      rates: {
        byOrder: {
          orderRange: [{ startValue: 0, countries: [{ country: "US", states: [{ state: "*" }] }] }],
        },
      },
    });
    expect(rate({ methods: [unpriced] })).toBe("no-methods");
  });
});

describe("chooseShippingMethod by item", () => {
  const noRates = { byOrder: undefined, byItem: undefined };
  const byItem = (state: object) =>
    shippingMethodSchema.parse({
      ...expedited,
      rates: { byItem: { countries: [{ country: "US", states: [{ state: "*", ...state }] }] } },
    });

  it("accepts an entry with only a flat rate, but none without any rate [SHIP-005]", () => {
    expect(rate({ methods: [byItem({ rate: 5 })], pieces: 3 })).toBe(500);
    expect(rate({ methods: [byItem({ ratePerItem: 2 })], pieces: 3 })).toBe(600);
    expect(rate({ methods: [byItem({})], pieces: 3 })).toBe("no-methods");
  });

  it("ignores item rates when it charges by order, and order ranges when it charges by item [SHIP-005]", () => {
    const order = shippingMethodSchema.parse({
      ...standard,
      rates: {
        byOrder: {
          orderRange: [
            {
              startValue: 0,
              countries: [{ country: "US", states: [{ state: "*", rate: 9, ratePerItem: 2 }] }],
            },
          ],
        },
        byItem: { countries: [{ country: "US", states: [{ state: "*", ratePerItem: 1 }] }] },
      },
    });
    expect(rate({ methods: [order], pieces: 3 })).toBe(900);
    expect(rate({ methods: [{ ...order, calculateRateBy: "Item" }], pieces: 3 })).toBe(300);
  });

  it("skips a method without rates of its kind [SHIP-009]", () => {
    expect(rate({ methods: [{ ...standard, rates: noRates }] })).toBe("no-methods");
    expect(rate({ methods: [{ ...expedited, rates: noRates }] })).toBe("no-methods");
    expect(rate({ methods: [{ ...standard, rates: noRates }, standard] })).toBe(995);
  });

  it("charges the item rate for every piece [SHIP-005]", () => {
    expect(rate({ to: toAlaska, pieces: 3 })).toBe(4485);
  });

  it("adds the flat rate once to a shipping rate by item [SHIP-005]", () => {
    expect(rate({ to: { country: "US", state: "HI", zip: "96701" }, pieces: 2, methods: [expedited] })).toBe(
      3490,
    );
  });

  it("finds no method for an unlisted ZIP [SHIP-007]", () => {
    expect(rate({ to: { country: "US", state: "HI", zip: "96801" }, methods: [expedited] })).toBe(
      "no-methods",
    );
  });
});

describe("the current shipping method", () => {
  it("chooses the first enabled shipping method in site order that fits [SHIP-005]", () => {
    const answer = ask({ to: toAlaska });
    expect(answer !== "no-methods" && answer.method.type).toBe("expedited");
  });

  it("never chooses a disabled shipping method [SHIP-005]", () => {
    expect(rate({ methods: [{ ...standard, isEnabled: false }] })).toBe("no-methods");
  });

  it("chooses a shipping method by sortOrder, not by list order [SHIP-005]", () => {
    const answer = ask({ methods: [{ ...standard, sortOrder: 9, type: "late" }, standard] });
    expect(answer !== "no-methods" && answer.method.type).toBe("standard");
  });

  it("chooses a method without sortOrder only when no other fits [SHIP-005]", () => {
    const unplaced = { ...standard, sortOrder: undefined, type: "unplaced" };
    for (const methods of [
      [unplaced, standard],
      [standard, unplaced],
    ]) {
      const answer = ask({ methods });
      expect(answer !== "no-methods" && answer.method.type).toBe("standard");
    }
  });
});

describe("chooseShippingMethod with any order", () => {
  const random = createSeededRandom();

  it(`finds one rate in Texas for every order value from 0 up to a million dollars (seed ${random.seed}) [SHIP-006]`, () => {
    for (let round = 0; round < 500; round += 1) {
      const subtotal = random.integer(0, 100_000_000);
      expect(rate({ dollars: subtotal / 100 }), `subtotal ${subtotal}`).toBe(subtotal < 9_950 ? 995 : 0);
    }
  });

  it(`raises the rate by item by exactly $14.95 with each piece (seed ${random.seed}) [SHIP-005]`, () => {
    for (let round = 0; round < 200; round += 1) {
      const pieces = random.integer(1, 500);
      expect(rate({ to: toAlaska, pieces }), `${pieces} pieces`).toBe(pieces * 1495);
    }
  });
});
