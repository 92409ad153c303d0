import { describe, expect, it } from "vitest";
import { createRichText } from "#tests/support/content/rich-text";
import { splitIntoSections } from "~/content/rich-text/sections";

describe("sections of a long text", () => {
  it("starts a section at each large heading and includes the small headings below it", () => {
    const { introduction, sections } = splitIntoSections([
      ...createRichText(
        "Before.",
        "## First steps",
        "A line.",
        "### A detail",
        "More.",
        "## What next?",
        "The end.",
      ),
    ]);
    expect(introduction.map(({ _key }) => _key)).toEqual(["p1"]);
    expect(sections.map(({ id, title, body }) => [id, title, body.length])).toEqual([
      ["first-steps", "First steps", 4],
      ["what-next", "What next?", 2],
    ]);
  });

  it("gives sections unique ids that the page layout does not use", () => {
    const { sections } = splitIntoSections([
      ...createRichText("## Care", "## Care", "## Main", "## …", "## Care 2"),
    ]);
    expect(sections.map(({ id }) => id)).toEqual(["care", "care-2", "main-2", "section", "care-2-2"]);
  });

  it("returns no sections for a text without headings", () => {
    expect(splitIntoSections([...createRichText("One.", "Two.")])).toMatchObject({
      introduction: [{}, {}],
      sections: [],
    });
  });
});
