import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readElements } from "#tests/support/views/read-html";
import { ShippingBox } from "~/domains/checkout/page/shipping-box";
import { computeShippingState } from "~/domains/checkout/page/use-shipping-rate";
import { shippingMethodSchema } from "~/domains/shipping/shipping-method.schema";
import { cents } from "~/kernel/money/money";

const texas = { country: "US", state: "TX", zip: "75201" };
const door = [{ price: cents(1250), qty: 1 }];

function methodCharging(rate: number) {
  const zipCodes = ["*"];
  const countries = [{ country: "US", states: [{ state: "TX", zipCodes, rate }] }];
  return shippingMethodSchema.parse({
    type: "standard",
    displayName: "Standard shipping",
    isEnabled: true,
    calculateRateBy: "Order",
    rates: { byOrder: { orderRange: [{ startValue: 0, countries }] } },
  });
}

const boxFor = (rate: number) => {
  const rules = { shippingMethods: [methodCharging(rate)], taxRules: [] };
  const state = computeShippingState(door, rules, texas);
  return renderToStaticMarkup(<ShippingBox state={state} error={undefined} />);
};

describe("the shipping box", () => {
  const empty = computeShippingState(door, { shippingMethods: [], taxRules: [] }, null);

  it("asks for an address and shows when the rate is being calculated [SHIP-001]", () => {
    const shown = (loading: boolean) =>
      renderToStaticMarkup(<ShippingBox state={{ ...empty, loading }} error={undefined} />);
    expect(readElements(shown(false), "h2")).toEqual(["Shipping method"]);
    expect(readElements(shown(false), "p")).toEqual(["Shipping will be calculated after entering address."]);
    expect(readElements(shown(true), "p")).toEqual(["Calculating shipping rate…"]);
  });

  it("shows the shipping method with its rate", () => {
    expect(readElements(boxFor(9.95), "p")).toEqual(["Standard shipping", "$9.95"]);
  });

  it("shows an error when the rate cannot be calculated [SHIP-003]", () => {
    expect(boxFor(1e300)).toMatch(/<div class="flex-1[^"]*">Failed to calculate shipping<\/div>/);
    expect(readElements(boxFor(1e300), "p")).toEqual([]);
  });

  it("shows the error of the shipping method field [SHIP-003]", () => {
    const state = computeShippingState(door, { shippingMethods: [], taxRules: [] }, null);
    const html = renderToStaticMarkup(<ShippingBox state={state} error="Choose another address" />);
    expect(readElements(html, "p")).toEqual([
      "Shipping will be calculated after entering address.",
      "Choose another address",
    ]);
  });
});
