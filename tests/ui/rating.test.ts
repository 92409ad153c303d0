import { describe, expect, it } from "vitest";
import { toStars } from "~/ui/content/rating";

describe("star rating", () => {
  it("has five stars, rounded to halves [PAGE-037]", () => {
    expect(toStars(4.3)).toEqual(["full", "full", "full", "full", "half"]);
  });

  it("never shows more than five [PAGE-037]", () => {
    expect(toStars(7)).toEqual(["full", "full", "full", "full", "full"]);
  });

  it("shows none for zero [PAGE-037]", () => {
    expect(toStars(0)).toEqual(["empty", "empty", "empty", "empty", "empty"]);
  });
});
