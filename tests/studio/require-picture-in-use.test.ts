import { expect, it } from "vitest";
import { requirePictureInUse } from "../../studio/schemas/catalog/require-picture-in-use";

it.each([
  [[{ type: "base" }], true],
  [[{ type: "sample" }, { type: "base" }], true],
  [[{}], true],
  [undefined, true],
  [
    [{ type: "sample" }],
    "At least one picture has to show the style in use: all of these show the sample door.",
  ],
])("requires a picture that shows the style in use: %j", (images, message) => {
  expect(requirePictureInUse(images)).toBe(message);
});
