import { describe, expect, it } from "vitest";
import { toCartLines } from "~/domains/samples/cart/cart-line";
import { toSampleProduct } from "~/domains/samples/sample-product";
import { findSamplesBySku } from "~/domains/samples/samples.server";
import { importedDataset } from "../dataset/imported";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const services = { content: contentOf(importedDataset()), log: silentLog };
const chosen = (sku: string) => ({ sku, name: sku, qty: 1 });

describe("cart", () => {
  it("puts only samples into the cart, no style codes or cabinet SKUs [SMPL-005]", async () => {
    const skus = ["trnv", "style-trnv", "SMPL-TRNV", "B24-TRNV"];
    const products = (await findSamplesBySku(services, skus)).map(toSampleProduct);
    expect(products.map(({ sku, isSample }) => ({ sku, isSample }))).toEqual([
      { sku: "SMPL-TRNV", isSample: true },
    ]);
    const lines = toCartLines(skus.map(chosen), products);
    expect(lines.map(({ name }) => name)).toEqual(["Trenton Recessed Navy Sample Door"]);
  });

  it("omits a sample that is no longer offered [SMPL-005]", async () => {
    const withdrawn = importedDataset().map((document) =>
      document._id === "style-trnv" ? { ...document, orderSample: false } : document,
    );
    const { log } = services;
    expect(await findSamplesBySku({ content: contentOf(withdrawn), log }, ["SMPL-TRNV"])).toEqual([]);
  });
});
