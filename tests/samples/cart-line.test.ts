import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { useCart } from "~/domains/samples/cart/cart";
import {
  findWithdrawnSamples,
  getLineTotal,
  getSubtotal,
  toCartLines,
} from "~/domains/samples/cart/cart-line";
import { sampleSchema } from "~/domains/samples/sample.schema";
import { toSampleProduct } from "~/domains/samples/sample-product";

const picture = {
  src: "/lake/images/local/production/abc-600x800.webp",
  alt: "Navy door",
  width: 600,
  height: 800,
};
const trenton = sampleSchema.parse({
  sku: "SMPL-TRNV",
  name: "Trenton Recessed Navy Sample Door",
  price: 12.5,
  styleTitle: "Trenton Recessed Navy",
  code: "trnv",
  line: "Trenton Recessed",
  color: "Navy",
  brandName: "JSI Cabinetry",
  path: "/products/kitchen-cabinets/jsi-cabinetry/trnv",
  chip: { ...picture, src: "/lake/images/local/production/chip-160x160.webp" },
  image: { ...picture, src: "/lake/images/local/production/door-600x800.webp", type: "sample" },
});

describe("sample product", () => {
  const product = toSampleProduct(trenton);

  it("returns a sample's sku, name, price, isSample, images, finishes, finish and a quantity of 1 [SMPL-003]", () => {
    expect(product).toMatchObject({
      sku: "SMPL-TRNV",
      name: "Trenton Recessed Navy Sample Door",
      price: 12.5,
      isSample: true,
      qty: 1,
      finish: { type: "color", label: "Navy", value: "trnv" },
    });
    expect(product.finishes).toHaveLength(1);
  });

  it("shows a picture of the sample door, cropped to 60 by 80 at double density [SMPL-003] [SMPL-017]", () => {
    expect(product.images[0]).toEqual({
      src: "/lake/images/local/production/door-600x800.webp",
      type: "sample",
      altText: "Navy door",
      processedUrls: {
        cart: "/lake/images/local/production/door-600x800.webp?w=120&h=160&fit=crop&auto=format",
        board: "/lake/images/local/production/door-600x800.webp?w=480&h=640&fit=crop&auto=format",
      },
    });
  });
});

describe("cart lines", () => {
  const stored = { name: "Old name", sku: "SMPL-TRNV", qty: 1 };

  it("returns a cart line's name, sku, style title, price, qty, images with their URLs, and finish [SMPL-004]", () => {
    expect(toCartLines([stored], [toSampleProduct(trenton)])).toEqual([
      {
        name: "Trenton Recessed Navy Sample Door",
        sku: "SMPL-TRNV",
        styleTitle: "Trenton Recessed Navy",
        price: 1250,
        qty: 1,
        path: "/products/kitchen-cabinets/jsi-cabinetry/trnv",
        images: [
          {
            src: "/lake/images/local/production/door-600x800.webp",
            type: "sample",
            altText: "Navy door",
            processedUrls: {
              cart: "/lake/images/local/production/door-600x800.webp?w=120&h=160&fit=crop&auto=format",
              board: "/lake/images/local/production/door-600x800.webp?w=480&h=640&fit=crop&auto=format",
            },
          },
        ],
        otherFinishes: [],
        finish: {
          type: "color",
          label: "Navy",
          value: "trnv",
          image: {
            src: "/lake/images/local/production/chip-160x160.webp",
            processedUrls: {
              medium: "/lake/images/local/production/chip-160x160.webp?w=160&h=160&fit=crop&auto=format",
            },
          },
        },
      },
    ]);
  });

  it("includes the stored finish of every group in a cart line [SMPL-004]", () => {
    const pewter = { type: "glaze", label: "Pewter", value: "pewter" };
    const [line] = toCartLines([{ ...stored, otherFinishes: [pewter] }], [toSampleProduct(trenton)]);
    expect(line?.otherFinishes).toEqual([pewter]);
  });

  it("keeps the finish that the visitor chose in a cart line [SMPL-004]", () => {
    const finish = { type: "glaze", label: "Pewter", value: "pewter" };
    expect(toCartLines([{ ...stored, finish }], [toSampleProduct(trenton)])[0]?.finish).toEqual(finish);
  });

  it("omits the line of a stored sample that does not exist [SMPL-006]", () => {
    expect(toCartLines([{ ...stored, sku: "SMPL-GONE" }], [toSampleProduct(trenton)])).toEqual([]);
  });

  it("treats as withdrawn only a requested sample that the shop no longer offers", () => {
    const removed = { ...stored, sku: "SMPL-GONE" };
    const notAskedYet = { ...stored, sku: "SMPL-NEW" };
    const withdrawn = findWithdrawnSamples(
      [stored, removed, notAskedYet],
      ["SMPL-TRNV", "SMPL-GONE"],
      [toSampleProduct(trenton)],
    );
    expect(withdrawn).toEqual([removed]);
  });

  it("returns line totals and a subtotal of the cart [SMPL-020]", () => {
    const lines = toCartLines([stored], [toSampleProduct(trenton)]);
    expect(lines.map(getLineTotal)).toEqual([1250]);
    expect(getSubtotal(lines)).toBe(1250);
    expect(getSubtotal([])).toBe(0);
  });
});

function Lost() {
  return createElement("p", null, useCart().status);
}

describe("useCart", () => {
  it("throws when it is called outside its provider [SMPL-006]", () => {
    expect(() => renderToString(createElement(Lost))).toThrow("useCart must be used within a CartProvider");
  });
});
