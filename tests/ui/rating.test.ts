import { describe, expect, it } from "vitest";
import { starsOf } from "~/ui/rating";

describe("star rating", () => {
  it("has five stars, rounded to halves [PAGE-037]", () => {
    expect(starsOf(4.3)).toEqual(["full", "full", "full", "full", "half"]);
  });

  it("never shows more than five [PAGE-037]", () => {
    expect(starsOf(7)).toEqual(["full", "full", "full", "full", "full"]);
  });

  it("shows none for zero [PAGE-037]", () => {
    expect(starsOf(0)).toEqual(["empty", "empty", "empty", "empty", "empty"]);
  });
});
