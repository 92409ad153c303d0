import { expect, it } from "vitest";
import { showsStyleInUse } from "../../studio/schemas/catalog/shows-style-in-use";

it.each([
  [[{ type: "base" }], true],
  [[{ type: "sample" }, { type: "base" }], true],
  [[{}], true],
  [undefined, true],
  [
    [{ type: "sample" }],
    "At least one picture has to show the style in use: all of these show the sample door.",
  ],
])("showsStyleInUse requires a picture that shows the style in use: %j", (images, message) => {
  expect(showsStyleInUse(images)).toBe(message);
});
