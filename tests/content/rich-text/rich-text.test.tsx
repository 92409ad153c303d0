import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createArticle } from "#tests/support/content/article";
import { RichText } from "~/content/rich-text/portable-text";
import { portableTextSchema } from "~/content/schemas";

const sizes = {
  caption: "Heights of a counter",
  columns: ["Where", "Inches"],
  rows: [
    ["[Island](/blogs/planning-an-island)", "36"],
    ["Desk", "30, or [less](javascript:alert)"],
  ],
};

const htmlOf = (parts: readonly (string | typeof sizes)[], sectioned = false) =>
  renderToStaticMarkup(
    <RichText value={portableTextSchema.parse(createArticle(...parts))} sectioned={sectioned} />,
  );

describe("table in a rich text", () => {
  it("renders a table with a caption, columns and rows", () => {
    const html = htmlOf([sizes]);
    expect(html).toContain("<figcaption>Heights of a counter</figcaption>");
    expect(html).toContain('<table aria-label="Heights of a counter">');
    expect(html).toContain('<th scope="col">Inches</th>');
    expect(html).toContain('<th scope="row">Desk</th>');
    expect(html).toContain("<td>36</td>");
  });

  it("renders links in table cells, except those that run a script", () => {
    const html = htmlOf([sizes]);
    expect(html).toContain('<a href="/blogs/planning-an-island">Island</a>');
    expect(html).toContain("<td>30, or less</td>");
  });

  it("scrolls a table in a frame that the keyboard can reach", () => {
    expect(htmlOf([sizes])).toContain('<section aria-label="Heights of a counter" tabindex="0"');
  });

  it("omits an incomplete table", () => {
    const value = portableTextSchema.parse([{ _type: "table", _key: "t", columns: ["One"] }]);
    expect(renderToStaticMarkup(<RichText value={value} />)).toBe('<div class="prose "></div>');
  });
});

describe("sectioned rich text", () => {
  it("gives each heading an id", () => {
    const html = htmlOf(["Before.", "## What a table of contents leads to", "Words."], true);
    expect(html).toContain('<section id="what-a-table-of-contents-leads-to"');
    expect(html).toContain("<h2>What a table of contents leads to</h2><p>Words.</p></section>");
  });
});
