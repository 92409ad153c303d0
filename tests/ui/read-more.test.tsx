import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ReadMore, ReadMoreToggle } from "~/ui/content/read-more";

const toggle = (labels: { readonly moreLabel?: string; readonly lessLabel?: string } = {}) =>
  renderToStaticMarkup(<ReadMoreToggle {...labels} />);

describe("toggle of a long text", () => {
  it("shows 'Read more' while it is closed and 'Show less' while it is open [FMT-004]", () => {
    expect(toggle()).toMatch(
      /<summary[^>]*><span class="group-open\/unfolded:hidden">Read more<\/span><span class="hidden group-open\/unfolded:inline">Show less<\/span><\/summary>/,
    );
  });

  it("accepts other texts for the toggle of a long text", () => {
    expect(toggle({ moreLabel: "Show More" })).toContain(">Show More</span>");
    expect(toggle({ lessLabel: "Show Less" })).toContain(">Show Less</span>");
  });
});

describe("a long text", () => {
  it("cuts a long text at a word and keeps the whole text for its <details> [FMT-004]", () => {
    const html = renderToStaticMarkup(<ReadMore text="Trenton closes the gap." limit={12} />);
    expect(html).toContain('<span class="needs-script no-print">Trenton...</span>');
    expect(html).toContain('<span class="paper-only">Trenton closes the gap.</span>');
    expect(html).toContain("<details");
  });

  it("shows no toggle for a short text", () => {
    expect(renderToStaticMarkup(<ReadMore text="Short." limit={12} />)).toBe("<p><span>Short.</span></p>");
  });
});
