import { describe, expect, it } from "vitest";
import { chooseShippingMethod } from "~/domains/shipping/choose-shipping-method";
import { shippingMessages } from "~/domains/shipping/shipping.messages";
import { shippingMethodSchema } from "~/domains/shipping/shipping-method.schema";
import { cents } from "~/kernel/money/money";

/** Returns the rate to Dallas of a method with these order ranges, for a subtotal in cents. */
function rateTo75201(orderRange: readonly object[], subtotal: number) {
  const method = shippingMethodSchema.parse({
    type: "standard",
    displayName: "Standard shipping",
    isEnabled: true,
    calculateRateBy: "Order",
    rates: { byOrder: { orderRange } },
  });
  const to = { country: "US", state: "TX", zip: "75201" };
  const answer = chooseShippingMethod({
    methods: [method],
    subtotal: cents(subtotal),
    items: [{ qty: 1 }],
    ...to,
  });
  return answer === "no-methods" ? answer : answer.rate;
}

const everywhere = (entry: object) => [{ country: "US", states: [{ state: "*", ...entry }] }];

describe("a disabled shipping entry", () => {
  it("offers no shipping for a disabled entry, even with a rate [SHIP-005]", () => {
    const left = everywhere({ rate: 9.95, isShippingDisabled: true });
    expect(rateTo75201([{ startValue: 0, countries: left }], 1_250)).toBe("no-methods");
    const on = everywhere({ rate: 9.95, isShippingDisabled: false });
    expect(rateTo75201([{ startValue: 0, countries: on }], 1_250)).toBe(995);
  });

  it("uses an entry that fits the address better than a disabled one [SHIP-007]", () => {
    const states = [
      { state: "TX", zipCodes: ["*"], isShippingDisabled: true },
      { state: "TX", zipCodes: ["752*"], rate: 4 },
    ];
    expect(rateTo75201([{ startValue: 0, countries: [{ country: "US", states }] }], 0)).toBe(400);
  });
});

describe("a range of order values", () => {
  it("applies a range that ends at $0 to free orders only [SHIP-006]", () => {
    const free = [{ startValue: 0, endValue: 0, countries: everywhere({ rate: 9.95 }) }];
    expect(rateTo75201(free, 0)).toBe(995);
    expect(rateTo75201(free, 49)).toBe(995);
    expect(rateTo75201(free, 50)).toBe("no-methods");
    expect(rateTo75201(free, 1_250)).toBe("no-methods");
  });

  it("applies a range without an end to all higher order values [SHIP-006]", () => {
    const open = [{ startValue: 100, countries: everywhere({ rate: 0 }) }];
    expect(rateTo75201(open, 9_949)).toBe("no-methods");
    expect(rateTo75201(open, 9_950)).toBe(0);
    expect(rateTo75201(open, 99_999_999)).toBe(0);
  });
});

it("uses the specification's message texts for shipping [CHK-021] [SHIP-008]", () => {
  expect(shippingMessages).toEqual({
    calculating: "Calculating shipping rate…",
    beforeAddress: "Shipping will be calculated after entering address.",
    noMethods:
      "Sorry, no shipping methods are available for the selected shipping address. Please try using a different address, as you will not be able to proceed without selecting a shipping method.",
    noMethodsInvalid: "Sorry, no shipping methods are available for the selected shipping address.",
    rateFailed: "Failed to calculate shipping",
  });
});
