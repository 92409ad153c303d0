import { describe, expect, it } from "vitest";
import { buildTotalRows } from "~/domains/orders/total-rows";

describe("the rows above the total", () => {
  const totals = {
    subtotal: 1250,
    shippingLabel: "Standard Shipping",
    shippingAmount: 995,
    taxPercent: 5,
    taxAmount: 112,
    discountAmount: 0,
  };
  const rows = (change: Partial<Parameters<typeof buildTotalRows<number>>[0]> = {}) =>
    buildTotalRows({ ...totals, ...change }, (amount) => `$${amount}`).map(({ label, amount }) => [
      label,
      amount,
    ]);

  it("shows subtotal, shipping by its name, and tax with its percent [MAIL-005] [SMPL-021]", () => {
    expect(rows()).toEqual([
      ["Subtotal", "$1250"],
      ["Shipping (Standard Shipping)", "$995"],
      ["Tax (5%)", "$112"],
    ]);
  });

  it("names and subtracts a discount only when there is one", () => {
    expect(rows({ discountAmount: 1 }).at(-1)).toEqual(["Discount", "-$1"]);
  });

  it.each([null, ""])("shows no empty brackets when shipping has no name: %j", (shippingLabel) => {
    expect(rows({ shippingLabel })[1]).toEqual(["Shipping", "$995"]);
  });

  it("shows a dash for unknown amounts, and the plain name of a tax without its percent [SMPL-021]", () => {
    expect(rows({ shippingLabel: null, shippingAmount: null, taxPercent: null, taxAmount: null })).toEqual([
      ["Subtotal", "$1250"],
      ["Shipping", "—"],
      ["Tax", "—"],
    ]);
  });
});
