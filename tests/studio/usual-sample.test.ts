import { expect, it } from "vitest";
import { proposeSample } from "../../studio/schemas/catalog/usual-sample";

it("proposes a free sample for a door style with a name and a code", () => {
  expect(proposeSample("Trenton Recessed Moss ", "trms")).toEqual({
    sku: "SMPL-TRMS",
    name: "Trenton Recessed Moss Sample Door",
    price: 0,
    enabled: true,
  });
});

it("proposes no sample for a door style without a name or a code", () => {
  expect(proposeSample("", "trms")).toBeUndefined();
  expect(proposeSample("Trenton Recessed Moss", undefined)).toBeUndefined();
});
