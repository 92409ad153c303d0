import { describe, expect, it } from "vitest";
import { rich } from "../../studio/dataset/build/rich-text";

describe("the prose of the dataset", () => {
  it("becomes headings, bullets, strong words and links of Portable Text", () => {
    expect(rich("## Time", "- By **road**", "See [FAQs](/faqs).")).toEqual([
      {
        _type: "block",
        _key: "p1",
        style: "h2",
        markDefs: [],
        children: [{ _type: "span", _key: "p1s1", text: "Time", marks: [] }],
      },
      {
        _type: "block",
        _key: "p2",
        style: "normal",
        listItem: "bullet",
        level: 1,
        markDefs: [],
        children: [
          { _type: "span", _key: "p2s1", text: "By ", marks: [] },
          { _type: "span", _key: "p2s2", text: "road", marks: ["strong"] },
        ],
      },
      {
        _type: "block",
        _key: "p3",
        style: "normal",
        markDefs: [{ _type: "link", _key: "p3l1", href: "/faqs" }],
        children: [
          { _type: "span", _key: "p3s1", text: "See ", marks: [] },
          { _type: "span", _key: "p3s2", text: "FAQs", marks: ["p3l1"] },
          { _type: "span", _key: "p3s3", text: ".", marks: [] },
        ],
      },
    ]);
  });
});
