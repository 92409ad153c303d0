import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { useCart } from "~/domains/samples/cart";
import { findWithdrawnSamples, getLineTotal, getSubtotal, toCartLines } from "~/domains/samples/cart-line";
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

describe("a sample product", () => {
  const product = toSampleProduct(trenton);

  it("[SMPL-003] has sku, name, price, isSample, images, finishes, finish and a quantity of 1", () => {
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

  it("[SMPL-003] [SMPL-017] shows the sample door, cut for a picture of 60 by 80 at double density", () => {
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

describe("the lines of the cart", () => {
  const stored = { name: "Old name", sku: "SMPL-TRNV", qty: 1 };

  it("[SMPL-004] carry name, sku, style title, price, qty, images and finish, each picture with its address", () => {
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

  it("carry the stored finish of every group [SMPL-004]", () => {
    const pewter = { type: "glaze", label: "Pewter", value: "pewter" };
    const [line] = toCartLines([{ ...stored, otherFinishes: [pewter] }], [toSampleProduct(trenton)]);
    expect(line?.otherFinishes).toEqual([pewter]);
  });

  it("[SMPL-004] keep the finish the visitor chose", () => {
    const finish = { type: "glaze", label: "Pewter", value: "pewter" };
    expect(toCartLines([{ ...stored, finish }], [toSampleProduct(trenton)])[0]?.finish).toEqual(finish);
  });

  it("[SMPL-006] are none when no stored sample resolves", () => {
    expect(toCartLines([{ ...stored, sku: "SMPL-GONE" }], [toSampleProduct(trenton)])).toEqual([]);
  });

  it("lose a sample that the shop was asked about and does not offer any more, and no other", () => {
    const gone = { ...stored, sku: "SMPL-GONE" };
    const notAskedYet = { ...stored, sku: "SMPL-NEW" };
    const withdrawn = findWithdrawnSamples(
      [stored, gone, notAskedYet],
      ["SMPL-TRNV", "SMPL-GONE"],
      [toSampleProduct(trenton)],
    );
    expect(withdrawn).toEqual([gone]);
  });

  it("[SMPL-020] add up: line totals and subtotal", () => {
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
  it("[SMPL-006] outside its provider it says so", () => {
    expect(() => renderToString(createElement(Lost))).toThrow("useCart must be used within a CartProvider");
  });
});
