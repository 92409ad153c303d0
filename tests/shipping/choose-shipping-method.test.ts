import { describe, expect, it } from "vitest";
import { seededRandom } from "#tests/support/random";
import { chooseShippingMethod } from "~/domains/shipping/choose-shipping-method";
import { type ShippingMethod, shippingMethodSchema } from "~/domains/shipping/shipping-method.schema";
import { cents } from "~/kernel/money";

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

describe("shippingFor by order value", () => {
  it("[SHIP-004] [SHIP-008] answers the method with its type, name and description, and the rate", () => {
    expect(ask({ to: toTexas })).toEqual({
      method: { type: "standard", displayName: "Standard shipping", description: undefined },
      rate: 995,
    });
  });

  it("[SHIP-005] a state of its own replaces 'every other state'", () => {
    expect(rate({ to: toMontana })).toBe(0);
  });

  it.each([
    [99.49, 995],
    [99.5, 0],
    [100, 0],
    [10_000, 0],
  ])("[SHIP-006] rounds $%d to whole dollars before the range is looked up", (dollars, expected) => {
    expect(rate({ dollars })).toBe(expected);
  });

  it("[SHIP-006] an order value between two ranges finds no method", () => {
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

  it("[SHIP-007] a ZIP range shuts out part of a state", () => {
    expect(rate({ to: { country: "US", state: "GU", zip: "96910" } })).toBe("no-methods");
    expect(rate({ to: { country: "US", state: "GU", zip: "97000" } })).toBe(995);
  });

  it("[SHIP-002] another country finds no method", () => {
    expect(rate({ to: { country: "CA", state: "ON", zip: "12345" } })).toBe("no-methods");
  });

  it("[SHIP-009] without configuration there is no method, and no hidden default rate", () => {
    expect(rate({ methods: [] })).toBe("no-methods");
  });

  it("[SHIP-005] an entry without a rate is not an offer of free shipping", () => {
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

describe("shippingFor by item", () => {
  const noRates = { byOrder: undefined, byItem: undefined };
  const byItem = (state: object) =>
    shippingMethodSchema.parse({
      ...expedited,
      rates: { byItem: { countries: [{ country: "US", states: [{ state: "*", ...state }] }] } },
    });

  it("[SHIP-005] an entry with a flat rate alone is one, and one without any rate is no offer", () => {
    expect(rate({ methods: [byItem({ rate: 5 })], pieces: 3 })).toBe(500);
    expect(rate({ methods: [byItem({ ratePerItem: 2 })], pieces: 3 })).toBe(600);
    expect(rate({ methods: [byItem({})], pieces: 3 })).toBe("no-methods");
  });

  it("[SHIP-005] a method by order charges no rate per item, and one by item looks at no order range", () => {
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

  it("[SHIP-009] a method without its own kind of rates is passed over", () => {
    expect(rate({ methods: [{ ...standard, rates: noRates }] })).toBe("no-methods");
    expect(rate({ methods: [{ ...expedited, rates: noRates }] })).toBe("no-methods");
    expect(rate({ methods: [{ ...standard, rates: noRates }, standard] })).toBe(995);
  });

  it("[SHIP-005] charges the rate per item for every piece", () => {
    expect(rate({ to: toAlaska, pieces: 3 })).toBe(4485);
  });

  it("[SHIP-005] adds the flat rate once when there is one", () => {
    expect(rate({ to: { country: "US", state: "HI", zip: "96701" }, pieces: 2, methods: [expedited] })).toBe(
      3490,
    );
  });

  it("[SHIP-007] a ZIP outside the listed ones finds no method", () => {
    expect(rate({ to: { country: "US", state: "HI", zip: "96801" }, methods: [expedited] })).toBe(
      "no-methods",
    );
  });
});

describe("which method is current", () => {
  it("[SHIP-005] the first enabled method in site order that fits", () => {
    const answer = ask({ to: toAlaska });
    expect(answer !== "no-methods" && answer.method.type).toBe("expedited");
  });

  it("[SHIP-005] a disabled method does not exist", () => {
    expect(rate({ methods: [{ ...standard, isEnabled: false }] })).toBe("no-methods");
  });

  it("[SHIP-005] sortOrder decides, not the order of the list", () => {
    const answer = ask({ methods: [{ ...standard, sortOrder: 9, type: "late" }, standard] });
    expect(answer !== "no-methods" && answer.method.type).toBe("standard");
  });

  it("[SHIP-005] one without a place in the order comes last", () => {
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

describe("shippingFor, whatever the order", () => {
  const random = seededRandom();

  it(`[SHIP-006] every order value from 0 up to a million dollars finds one rate in Texas (seed ${random.seed})`, () => {
    for (let round = 0; round < 500; round += 1) {
      const subtotal = random.integer(0, 100_000_000);
      expect(rate({ dollars: subtotal / 100 }), `subtotal ${subtotal}`).toBe(subtotal < 9_950 ? 995 : 0);
    }
  });

  it(`[SHIP-005] by item, the rate grows by exactly $14.95 with each piece (seed ${random.seed})`, () => {
    for (let round = 0; round < 200; round += 1) {
      const pieces = random.integer(1, 500);
      expect(rate({ to: toAlaska, pieces }), `${pieces} pieces`).toBe(pieces * 1495);
    }
  });
});
