import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Rating, toStars } from "~/ui/content/rating";

describe("star rating", () => {
  it("shows five stars, rounded to halves [PAGE-037]", () => {
    expect(toStars(4.3)).toEqual(["full", "full", "full", "full", "half"]);
  });

  it("never shows more than five stars [PAGE-037]", () => {
    expect(toStars(7)).toEqual(["full", "full", "full", "full", "full"]);
  });

  it("shows no stars for zero [PAGE-037]", () => {
    expect(toStars(0)).toEqual(["empty", "empty", "empty", "empty", "empty"]);
  });

  it("draws a half star as an outline whose left half is filled [PAGE-037]", () => {
    const html = renderToStaticMarkup(<Rating value={3.5} />);
    expect(html).toContain('<span role="img" aria-label="3.5 out of 5 stars"');
    const fills = [...html.matchAll(/<svg[^>]*>(.*?)<\/svg>/g)].map(([, paths = ""]) =>
      [...paths.matchAll(/ fill="(\w+)"/g)].map(([, fill]) => fill),
    );
    const full = ["currentColor"];
    expect(fills).toEqual([full, full, full, ["none", "currentColor"], ["none"]]);
  });
});
