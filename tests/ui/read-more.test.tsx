import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ReadMoreToggle } from "~/ui/read-more";

const toggle = (open: boolean, words: { readonly more?: string; readonly less?: string } = {}) =>
  renderToStaticMarkup(<ReadMoreToggle open={open} onToggle={() => undefined} {...words} />);

describe("what unfolds a long text", () => {
  it("says 'Read more' while it is folded, and 'Show less' after [FMT-004]", () => {
    expect(toggle(false)).toMatch(/aria-expanded="false"[^>]*>Read more<\/button>$/);
    expect(toggle(true)).toMatch(/aria-expanded="true"[^>]*>Show less<\/button>$/);
  });

  it("takes the words of its place", () => {
    expect(toggle(false, { more: "Read more..." })).toContain(">Read more...</button>");
    expect(toggle(true, { less: "Fewer" })).toContain(">Fewer</button>");
  });
});
