import { expect, test } from "vitest";
import { toPlainText } from "~/content/rich-text/plain-text";

const span = (text: string) => ({ _type: "span" as const, _key: text, text, marks: [] });

test("converts rich text to plain text with separate blocks", () => {
  expect(
    toPlainText([
      { _type: "block", _key: "a", children: [span("Painted samples are "), span("free"), span(".")] },
      { _type: "image", _key: "b" },
      { _type: "block", _key: "c", children: [span("Wood is"), { _type: "icon" }, span(" $12.50.")] },
    ]),
  ).toBe("Painted samples are free.\n\nWood is $12.50.");
  expect(toPlainText([])).toBe("");
});
