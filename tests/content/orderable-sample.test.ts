import { evaluate, parse } from "groq-js";
import { expect, it } from "vitest";
import { isOrderable, sampleIsOrderable } from "~/content/orderable-sample";

const sample = { sku: "SMPL-TRNV", name: "Navy Sample Door", price: 0 };

it.each([
  [{ sample }, true],
  [{ orderSample: true, sample: { ...sample, enabled: true } }, true],
  [{ orderSample: null, sample: { ...sample, enabled: null } }, true],
  [{ orderSample: false, sample }, false],
  [{ sample: { ...sample, enabled: false } }, false],
  [{ sample: { ...sample, sku: undefined } }, false],
  [{ sample: { ...sample, name: null } }, false],
  [{ sample: { ...sample, price: null } }, false],
  [{ sample: null }, false],
  [{}, false],
])(
  "makes a sample orderable when both switches are on and SKU, name and price are set: %j is %s",
  async (style, expected) => {
    expect(isOrderable(style)).toBe(expected);
    const parsedQuery = parse(`*[${sampleIsOrderable}]`);
    const found: unknown = await (await evaluate(parsedQuery, { dataset: [style] })).get();
    expect(found).toEqual(expected ? [style] : []);
  },
);
