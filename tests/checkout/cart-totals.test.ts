import { describe, expect, it } from "vitest";
import { computeCartTotals } from "~/domains/checkout/cart-totals";
import { shippingMethodSchema } from "~/domains/shipping/shipping-method.schema";
import { taxRuleSchema } from "~/domains/tax/tax-rule.schema";
import { cents } from "~/kernel/money/money";

const rules = {
  shippingMethods: [
    shippingMethodSchema.parse({
      type: "standard",
      displayName: "Standard shipping",
      description: "Three to six working days",
      isEnabled: true,
      calculateRateBy: "Order",
      rates: {
        byOrder: {
          orderRange: [
            { startValue: 0, countries: [{ country: "US", states: [{ state: "*", rate: 9.95 }] }] },
          ],
        },
      },
    }),
  ],
  taxRules: [
    taxRuleSchema.parse({
      country: "US",
      states: [{ state: "TX", zipCodes: [{ zipCode: "75*", taxPercentage: 8.25 }] }],
    }),
  ],
};
const lines = [
  { price: cents(1250), qty: 1 },
  { price: cents(0), qty: 1 },
];

describe("computeCartTotals", () => {
  it("returns subtotal, shippingCost, taxAmount, taxDetails and the shipping method with its rate [SMPL-023] [TAX-004] [TAX-005]", () => {
    expect(computeCartTotals(lines, rules, { country: "US", state: "TX", zip: "75201" })).toEqual({
      subtotal: 1250,
      shippingCost: 995,
      taxAmount: 185,
      taxDetails: { taxPercent: 8.25, taxTotal: 185 },
      shippingMethod: {
        type: "standard",
        displayName: "Standard shipping",
        description: "Three to six working days",
        rate: 995,
      },
      total: 2430,
    });
  });

  it("returns only the subtotal without an address [SHIP-001]", () => {
    expect(computeCartTotals(lines, rules, null)).toEqual({
      subtotal: 1250,
      shippingCost: null,
      taxAmount: null,
      taxDetails: null,
      shippingMethod: null,
      total: 1250,
    });
  });

  it("adds no shipping cost when no shipping method fits [SHIP-002]", () => {
    expect(computeCartTotals(lines, rules, { country: "CA", state: "ON", zip: "12345" })).toEqual({
      subtotal: 1250,
      shippingCost: null,
      taxAmount: null,
      taxDetails: null,
      shippingMethod: "no-methods",
      total: 1250,
    });
  });
});
