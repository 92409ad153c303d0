import { describe, expect, it } from "vitest";
import type { ContentDocument } from "#tests/support/shop/content";
import { refusedAmong } from "#tests/support/studio/desk";
import { smallShop } from "#tests/support/studio/small-shop";
import { style } from "../../studio/schemas/catalog/style";
import { shopSchema } from "../../studio/schemas/schema";

const navy = smallShop.find(({ _id }) => _id === "style-trnv");
const [door] = Array.isArray(navy?.images) ? navy.images : [];
const slug = (current: string) => ({ _type: "slug", current });

/** What the Studio refuses in a new door style that says this, beside the shop and these documents. */
async function refused(said: object, ...others: readonly ContentDocument[]): Promise<readonly string[]> {
  const style = {
    ...navy,
    code: slug("newd"),
    sample: undefined,
    ...said,
    _id: "style-newd",
    _type: "style",
  };
  const refusals = await refusedAmong([...smallShop, ...others], style);
  return refusals.map(({ sentence }) => sentence);
}

describe("a door style", () => {
  it("is taken with a picture, a code and a SKU of its own", async () => {
    const sample = { name: "New Sample Door", sku: "SMPL-NEWD", price: 0, enabled: true };
    expect(await refused({ sample, construction: "shaker", finishType: "wood-grain" })).toEqual([]);
  });

  it("has a code that no other has, published or as a draft", async () => {
    const taken = "Another door style has this code already: two pages cannot share an address.";
    expect(await refused({ code: slug("trwh") })).toEqual([taken]);
    const draft = {
      ...navy,
      _id: "drafts.style-late",
      _type: "style",
      code: slug("late"),
      sample: undefined,
    };
    expect(await refused({ code: slug("late") }, { ...draft, _id: "style-late" })).toEqual([taken]);
    expect(await refused({ code: slug("Late") })).toEqual([
      "Small letters, digits and single hyphens only, for example light-gray.",
    ]);
  });

  it("has a sample whose SKU no other has", async () => {
    expect(await refused({ sample: { name: "New Sample Door", sku: "SMPL-TRWH", price: 0 } })).toEqual([
      "Another door style's sample has this SKU: an order could not tell them apart.",
    ]);
  });

  it("has at least one picture, one that shows it in use, and each described", async () => {
    expect(await refused({ images: [] })).toEqual(["A door style needs at least one picture."]);
    expect(await refused({ images: [{ ...door, type: "sample" }] })).toEqual([
      "At least one picture must show the style in use: all of these show the sample door.",
    ]);
    expect(await refused({ images: [{ ...door, alt: " " }] })).toEqual([
      "Describe the picture in one sentence: some visitors only hear the page.",
    ]);
  });

  it("is joined and finished in a word of the lists that visitors filter by", () => {
    const offering = (name: string) => style.fields.find((field) => field.name === name);
    expect(offering("construction")).toMatchObject({
      options: {
        list: [
          { value: "shaker", title: "Shaker" },
          { value: "recessed", title: "Recessed with a profile" },
          { value: "raised", title: "Raised panel" },
          { value: "slab", title: "Slab" },
        ],
      },
    });
    expect(offering("finishType")).toMatchObject({
      options: {
        list: [
          { value: "painted", title: "Painted" },
          { value: "matte", title: "Super-matte" },
          { value: "gloss", title: "High gloss" },
          { value: "stained", title: "Stained wood" },
          { value: "wood-grain", title: "Wood grain" },
        ],
      },
    });
  });
});

describe("a brand and a category", () => {
  it("have a part of the address that no other of their kind has", async () => {
    const brand = { _id: "brand-new", _type: "brand", name: "New", slug: slug("jsi") };
    expect((await refusedAmong(smallShop, brand)).map(({ sentence }) => sentence)).toEqual([
      "Another brand has this address already. Choose another word.",
    ]);
    const category = {
      _id: "category-new",
      _type: "category",
      title: "New",
      slug: slug("kitchen-cabinets"),
      styles: [{ _key: "a", _type: "reference", _ref: "style-trnv" }],
    };
    expect((await refusedAmong(smallShop, category)).map(({ sentence }) => sentence)).toEqual([
      "Another category has this address already. Choose another word.",
    ]);
  });
});

describe("lists of the catalog", () => {
  const previewOf = (type: string) => shopSchema.get(type)?.preview;

  it("show a door by its first picture, with code, brand and the price of its sample", () => {
    const preview = previewOf("style");
    expect(preview?.select).toMatchObject({ media: "images.0", code: "code.current", brand: "brand.name" });
    const row = (price: number) =>
      preview?.prepare?.({ name: "Trenton Navy", code: "trnv", brand: "JSI", media: door, price });
    expect(row(0)).toMatchObject({
      title: "Trenton Navy",
      subtitle: "trnv · JSI · free sample",
      media: door,
    });
    expect(row(12.5)?.subtitle).toBe("trnv · JSI · sample $12.50");
  });

  it.each([
    ["finish", "image"],
    ["brand", "image"],
    ["category", "image"],
    ["visualizerRoom", "base"],
  ])("show a %s by its picture", (type, field) => {
    expect(previewOf(type)?.select?.media).toBe(field);
  });
});
