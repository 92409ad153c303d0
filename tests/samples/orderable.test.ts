import { describe, expect, it } from "vitest";
import { findStyle } from "~/domains/catalog/find-style.server";
import { priceCart } from "~/domains/checkout/place-order/price-cart.server";
import { findSamplesBySku, listSamples } from "~/domains/samples/samples.server";
import { importedDataset } from "../dataset/imported";
import { type ContentDocument, contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const demo = importedDataset();
const navy = { sku: "SMPL-TRNV", name: "Trenton Recessed Navy Sample Door", price: 0 };

/** Returns for each part of the shop whether the sample of Trenton Recessed Navy can be ordered. */
async function offersOf(changed: Partial<ContentDocument>) {
  const documents = demo.map((document) =>
    document._id === "style-trnv" ? { ...document, ...changed } : document,
  );
  const sources = { content: contentOf(documents), log: silentLog };
  const style = async (styleName: string) => {
    const found = await findStyle(sources, { brandSlug: "jsi-cabinetry", styleName });
    if (!found.ok) throw new Error(found.failure.code);
    return found.value;
  };
  const isNavy = ({ sku }: { readonly sku: string }) => sku === "SMPL-TRNV";
  const royal = await style("trry");
  const sibling = royal.finishGroups[0]?.items.find(({ value }) => value === "navy")?.style;
  const cart = { items: [{ sku: "SMPL-TRNV" }] };
  const priced = await priceCart(sources.content, cart, { country: "US", state: "MT", zip: "59270" });
  return {
    board: (await listSamples(sources)).some(isNavy),
    stylePage: (await style("trnv")).sample !== undefined,
    colorOfAnotherStyle: sibling?.sample !== undefined,
    cart: (await findSamplesBySku(sources, ["SMPL-TRNV"])).some(isNavy),
    checkout: priced.ok,
  };
}

const everywhere = { board: true, stylePage: true, colorOfAnotherStyle: true, cart: true, checkout: true };
const placements = {
  board: false,
  stylePage: false,
  colorOfAnotherStyle: false,
  cart: false,
  checkout: false,
};

describe("a sample", () => {
  it.each([
    ["both switches are on", { orderSample: true, sample: { ...navy, enabled: true } }],
    ["the switches were never set", { orderSample: null, sample: navy }],
  ])("lets a sample be ordered everywhere while %s", async (_case, changed) => {
    expect(await offersOf(changed)).toEqual(everywhere);
  });

  it.each([
    ["its style offers none", { orderSample: false, sample: { ...navy, enabled: true } }],
    ["it is out of stock", { orderSample: true, sample: { ...navy, enabled: false } }],
    ["it has no price", { sample: { sku: navy.sku, name: navy.name, enabled: true } }],
    ["it has no SKU", { sample: { name: navy.name, price: 0, enabled: true } }],
    ["it has no name", { sample: { sku: navy.sku, price: 0, enabled: true } }],
  ])("lets a sample be ordered nowhere when %s", async (_case, changed) => {
    expect(await offersOf(changed)).toEqual(placements);
  });
});
