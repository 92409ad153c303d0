import { describe, expect, it } from "vitest";
import { renderToHtml } from "#tests/support/views/render-to-html";
import { StyleDescription } from "~/domains/catalog/style-page/style-description";
import { StylePoints } from "~/domains/catalog/style-page/style-points";

const block = (text: string, listItem?: string) => ({
  _type: "block",
  _key: text.slice(0, 8) + text.length,
  style: "normal",
  ...(listItem ? { listItem, level: 1 } : {}),
  children: [{ _type: "span", _key: "s", text, marks: [] }],
});

describe("the description of a style", () => {
  it("cuts a style's description to at most 350 characters at a word, with '...' [FMT-005]", async () => {
    const texts = [block("A ".repeat(170).trim()), block("Trenton closes the gap.")];
    const html = await renderToHtml(<StyleDescription text={texts} className="" />);
    const [, shown = ""] = /<p[^>]*>([^<]*)<\/p>/.exec(html) ?? [];
    expect(shown.endsWith("A\n\nTrenton...")).toBe(true);
    expect(shown.length).toBe(351);
    expect(html).toMatch(/<summary[^>]*><span[^>]*>Read more<\/span><span[^>]*>Show less<\/span><\/summary>/);
    expect(html).toMatch(
      /<p class="needs-script no-print[^>]*>A A[\s\S]*<div class="prose paper-only">.*<p>Trenton closes the gap\.<\/p>/,
    );
  });

  it("shows a style's description whole, with links and paragraphs, up to 350 characters [FMT-005]", async () => {
    const texts = [block("a".repeat(300)), block("b".repeat(48))];
    const html = await renderToHtml(<StyleDescription text={texts} className="" />);
    expect(html).toContain(`<p>${"a".repeat(300)}</p><p>${"b".repeat(48)}</p>`);
    expect(html).not.toContain("Read more");
  });
});

describe("key points of a style", () => {
  const points = ["one", "two", "three", "four", "five", "six", "seven"].map((text) => block(text, "bullet"));

  it("shows the first six key points of a style and 'Read more...', and prints all of them [FMT-006]", async () => {
    const html = await renderToHtml(<StylePoints text={points} className="" />);
    const [screen = "", paper = ""] = html.split('<li class="paper-only">');
    const shown = [...screen.matchAll(/<p>([^<]+)<\/p>/g)].map(([, text]) => text);
    expect(shown).toEqual(["one", "two", "three", "four", "five", "six"]);
    expect(paper).toContain("<p>seven</p>");
    expect(html).toContain(">Read more...</summary>");
  });

  it("shows six key points of a style without 'Read more...' [FMT-006]", async () => {
    const html = await renderToHtml(<StylePoints text={points.slice(1)} className="" />);
    expect(html).toContain("<p>seven</p>");
    expect(html).not.toContain("Read more");
  });
});
