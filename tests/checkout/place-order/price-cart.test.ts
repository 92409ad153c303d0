import { describe, expect, it } from "vitest";
import { type ContentDocument, contentOf } from "#tests/support/content/content";
import { shopContent } from "#tests/support/content/shop-content";
import type { CheckoutCart } from "~/domains/checkout/place-order/place-order.schema";
import { priceCart } from "~/domains/checkout/place-order/price-cart.server";

const glazed: ContentDocument = {
  _id: "style-glzd",
  _type: "style",
  code: { _type: "slug", current: "glzd" },
  name: "Glazed Maple",
  line: "Glazed",
  brand: { _type: "reference", _ref: "brand-uscd" },
  sample: { sku: "SMPL-GLZD", name: "Glazed Maple Sample Door", price: 4.25, weight: 2.5 },
  finishGroups: [
    { _key: "color", name: "color", items: [{ _key: "m", value: "maple", label: "Maple" }] },
    {
      _key: "glaze",
      name: "glaze",
      items: [
        { _key: "n", value: "none", label: "None" },
        { _key: "c", value: "coffee", label: "Coffee" },
      ],
    },
  ],
};
/** Another color of the same line. Its page offers no glaze. */
const cherry: ContentDocument = {
  ...glazed,
  _id: "style-chry",
  code: { _type: "slug", current: "chry" },
  name: "Glazed Cherry",
  sample: { sku: "SMPL-CHRY", name: "Glazed Cherry Sample Door", price: 4.25 },
  finishGroups: [{ _key: "color", name: "color", items: [{ _key: "c", value: "cherry", label: "Cherry" }] }],
};
const content = contentOf([...shopContent, glazed, cherry]);
const toFargo = { country: "US", state: "ND", zip: "58102" };
const price = (items: CheckoutCart["items"], destination = toFargo) =>
  priceCart(content, { items }, destination);

/** Returns the finish of an ordered sample of Glazed Maple. */
async function finishOf(finish: CheckoutCart["items"][number]["finish"]) {
  const priced = await price([{ sku: "SMPL-GLZD", finish }]);
  return priced.ok ? priced.value.lines[0]?.customOptions : priced.failure;
}

describe("priceCart", () => {
  it("adds up samples, shipping, and tax on both [TAX-004] [SHIP-008] [CHK-007]", async () => {
    expect(await price([{ sku: "SMPL-TRNV" }, { sku: "SMPL-PMGW" }])).toEqual({
      ok: true,
      value: {
        lines: [
          {
            sku: "SMPL-TRNV",
            name: "Trenton Recessed Navy Sample Door",
            qty: 1,
            price: 0,
            weight: 0,
            customOptions: [{ type: "color", label: "Navy", value: "trnv" }],
          },
          {
            sku: "SMPL-PMGW",
            name: "Palermo Gloss White Sample Door",
            qty: 1,
            price: 1250,
            weight: 0,
            customOptions: [{ type: "color", label: "White", value: "pmgw" }],
          },
        ],
        subtotal: 1250,
        shipping: { method: "standard", label: "Standard Shipping", rate: 995 },
        tax: { percent: 5, total: 112 },
        total: 2357,
      },
    });
  });

  it("counts a repeated SKU once with its last finish [SMPL-010]", async () => {
    const twice = await price([
      { sku: "SMPL-GLZD", finish: { type: "glaze", value: "none" } },
      { sku: "SMPL-GLZD", finish: { type: "glaze", value: "coffee" } },
    ]);
    expect(twice).toMatchObject({ value: { subtotal: 425, lines: [{ qty: 1, weight: 2.5 }] } });
    expect(twice).toMatchObject({
      value: { lines: [{ customOptions: [{ type: "glaze", label: "Coffee", value: "coffee" }] }] },
    });
  });

  it("fails for an empty cart and without a shipping method [SHIP-002]", async () => {
    expect(await price([])).toEqual({ ok: false, failure: { code: "empty-cart" } });
    expect(await price([{ sku: "SMPL-TRNV" }], { country: "CA", state: "ON", zip: "12345" })).toEqual({
      ok: false,
      failure: { code: "no-shipping-method" },
    });
  });

  it("names exactly the samples that cannot be ordered", async () => {
    expect(await price([{ sku: "SMPL-GONE" }, { sku: "SMPL-TRNV" }, { sku: "SMPL-LOST" }])).toEqual({
      ok: false,
      failure: { code: "items-unavailable", skus: ["SMPL-GONE", "SMPL-LOST"] },
    });
  });
});

describe("the finish of an order line", () => {
  const maple = [{ type: "color", label: "Maple", value: "maple" }];

  it("uses the color of the line's SKU, whatever color was posted", async () => {
    expect(await finishOf(undefined)).toEqual(maple);
    expect(await finishOf({ type: "color", value: "navy" })).toEqual(maple);
  });

  it("uses the shopper's finishes in groups other than the color", async () => {
    expect(await finishOf({ type: "glaze", value: "coffee" })).toEqual([
      { type: "glaze", label: "Coffee", value: "coffee" },
    ]);
  });

  it("lists the choice of every group, color first [ORD-002]", async () => {
    const priced = await price([
      {
        sku: "SMPL-GLZD",
        finish: { type: "color", value: "maple" },
        otherFinishes: [{ type: "glaze", value: "coffee" }],
      },
    ]);
    expect(priced.ok && priced.value.lines[0]?.customOptions).toEqual([
      ...maple,
      { type: "glaze", label: "Coffee", value: "coffee" },
    ]);
  });

  it("accepts a glaze offered by another color of the line [ORD-002]", async () => {
    const priced = await price([
      {
        sku: "SMPL-CHRY",
        finish: { type: "color", value: "cherry" },
        otherFinishes: [
          { type: "glaze", value: "coffee" },
          { type: "glaze", value: "tar" },
        ],
      },
    ]);
    expect(priced.ok && priced.value.lines[0]?.customOptions).toEqual([
      { type: "color", label: "Cherry", value: "cherry" },
      { type: "glaze", label: "Coffee", value: "coffee" },
    ]);
  });

  it("omits unknown finishes and finish groups from an order line", async () => {
    expect(await finishOf({ type: "glaze", value: "tar" })).toEqual([]);
    expect(await finishOf({ type: "handle", value: "coffee" })).toEqual([]);
  });
});
