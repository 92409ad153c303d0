import { expect, it } from "vitest";
import { usualSample } from "../../studio/schemas/catalog/usual-sample";

it("a door style with a name and a code is offered its usual sample, free", () => {
  expect(usualSample("Trenton Recessed Moss ", "trms")).toEqual({
    sku: "SMPL-TRMS",
    name: "Trenton Recessed Moss Sample Door",
    price: 0,
    enabled: true,
  });
});

it("without a name or a code nothing is offered", () => {
  expect(usualSample("", "trms")).toBeUndefined();
  expect(usualSample("Trenton Recessed Moss", undefined)).toBeUndefined();
});
