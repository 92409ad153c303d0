import { type DemoDocument, documents } from "@stile-and-rail/demo-content";
import { describe, expect, it } from "vitest";
import { specifiedPages } from "../../scripts/check/specified-pages";
import { checkContent } from "../../scripts/doctor/content/check-content";
import { objectsIn, picturesIn, sentencesIn, textsIn } from "./walk";

const byType = (type: string) => documents.filter(({ _type }) => _type === type);
const document = (id: string): DemoDocument => {
  const found = documents.find(({ _id }) => _id === id);
  if (!found) throw new Error(`The dataset has no '${id}'`);
  return found;
};

const objectItem = (item: unknown): { _key?: unknown }[] =>
  typeof item === "object" && item !== null ? [item] : [];

/** The ZIP codes of the fifty states and D.C. (SHIP-009). */
const stateside = [
  "00500-00599",
  "01000-08999",
  "10000-33999",
  "34100-96199",
  "96700-96798",
  "96800-96899",
  "97000-99999",
];

describe("demo dataset", () => {
  it("passes the content check of npm run doctor with the demo dataset [PAGE-006] [PAGE-011] [SEO-001] [SEO-002]", () => {
    expect(checkContent(documents, { pages: specifiedPages })).toEqual([]);
  });

  it("gives every document a unique id", () => {
    const ids = documents.map(({ _id }) => _id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("gives every list item a unique key", () => {
    const lists = objectsIn(documents).flatMap((node) => Object.values(node).filter(Array.isArray));
    const bad = lists.filter((list) => {
      const keys = list.flatMap(objectItem).map(({ _key }) => _key);
      return keys.includes(undefined) || new Set(keys).size !== keys.length;
    });
    expect(bad).toEqual([]);
  });

  it("describes every picture with an alt text of at least five characters", () => {
    expect(picturesIn(documents).filter(({ alt }) => alt.trim().length < 5)).toEqual([]);
  });

  it("contains no placeholder text in the demo dataset", () => {
    const filler = textsIn(documents).filter(({ text }) =>
      /lorem|ipsum|todo|tbd|placeholder text|xxx/i.test(text),
    );
    expect(filler).toEqual([]);
  });

  it("marks every review as demo content for editors and visitors", () => {
    const reviews = byType("review");
    expect(reviews.length).toBeGreaterThanOrEqual(3);
    for (const review of reviews) expect(review).toMatchObject({ isDemo: true, platform: "Demo review" });
  });
});

describe("copy of the demo shop", () => {
  it("repeats no sentence in two blocks of the pages", () => {
    const seen = new Map<string, number>();
    for (const sentence of byType("page").flatMap(({ blocks }) => sentencesIn(blocks))) {
      seen.set(sentence, (seen.get(sentence) ?? 0) + 1);
    }
    expect([...seen].filter(([, times]) => times > 1)).toEqual([]);
  });

  it("gives each style a different description of two to five sentences", () => {
    const descriptions = byType("style").map(({ _id, description }) => ({
      _id,
      sentences: sentencesIn(description),
    }));
    const all = descriptions.flatMap(({ sentences }) => sentences);
    expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
    const tooShort = descriptions.filter(({ sentences }) => sentences.length < 2 || sentences.length > 5);
    expect(tooShort).toEqual([]);
  });
});

describe("prices of the demo shop", () => {
  const sample = (id: string) => document(id).sample;

  it("prices painted sample doors at $0.00, and wood and gloss ones at $12.50", () => {
    expect(sample("style-trnv")).toEqual({
      sku: "SMPL-TRNV",
      name: "Trenton Recessed Navy Sample Door",
      price: 0,
      enabled: true,
    });
    expect(sample("style-hysk")).toMatchObject({ sku: "SMPL-HYSK", price: 12.5 });
    expect(sample("style-pmgw")).toMatchObject({ sku: "SMPL-PMGW", price: 12.5 });
    expect(sample("style-vmnt")).toMatchObject({ price: 0 });
  });

  it("sets standard shipping to $9.95 below $100 and free in Montana, except Alaska, Hawaii and territories", () => {
    const rates = (rate: number) => [
      {
        country: "US",
        states: [
          { state: "MT", zipCodes: stateside, rate: 0 },
          ...["AK", "HI", "PR", "VI", "GU", "AS", "MP"].map((state) => ({
            state,
            zipCodes: ["*"],
            isShippingDisabled: true,
          })),
          { state: "*", zipCodes: stateside, rate },
        ],
      },
    ];
    expect(document("shipping-standard")).toMatchObject({
      type: "standard",
      isEnabled: true,
      calculateRateBy: "Order",
      rates: {
        byOrder: {
          orderRange: [
            { startValue: 0, endValue: 99, countries: rates(9.95) },
            { startValue: 100, countries: rates(0) },
          ],
        },
      },
    });
  });

  it("sets expedited shipping to Alaska and Hawaii to $14.95 per door", () => {
    expect(document("shipping-expedited")).toMatchObject({
      type: "expedited",
      isEnabled: true,
      calculateRateBy: "Item",
      rates: {
        byItem: {
          countries: [
            {
              country: "US",
              states: [
                { state: "AK", zipCodes: stateside, ratePerItem: 14.95 },
                { state: "HI", zipCodes: stateside, ratePerItem: 14.95 },
              ],
            },
          ],
        },
      },
    });
  });

  it("includes the tax rates of Montana, North Dakota and Texas [TAX-003]", () => {
    expect(document("tax-us")).toMatchObject({
      country: "US",
      states: [
        { state: "MT", zipCodes: [{ zipCode: "*", taxPercentage: 0 }] },
        {
          state: "ND",
          zipCodes: [
            { zipCode: "58854", taxPercentage: 7 },
            { zipCode: "58801-58803", taxPercentage: 6.5 },
            { zipCode: "*", taxPercentage: 5 },
          ],
        },
        { state: "TX", zipCodes: [{ zipCode: "75*", taxPercentage: 8.25 }] },
      ],
    });
  });
});

describe("checkout form of the demo shop", () => {
  it("offers ten checkout fields for each address and a check box for the same address [CHK-011]", () => {
    const names = objectsIn(document("form-checkout").groups)
      .filter(({ _type }) => _type === "formField")
      .map(({ name }) => name);
    const address = [
      "first_name",
      "last_name",
      "email",
      "phone",
      "address_1",
      "address_2",
      "country",
      "state",
      "city",
      "zip",
    ];
    expect(names).toEqual([
      ...address.map((name) => `bill_${name}`),
      "same_as_billing",
      ...address.map((name) => `ship_${name}`),
    ]);
  });
});
