import { describe, expect, it } from "vitest";
import { toStars } from "~/ui/content/rating";

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
});
