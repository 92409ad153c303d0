import { describe, expect, it } from "vitest";
import { getPaginationItems } from "~/ui/navigation/pagination-items";

describe("pagination items", () => {
  it("shows no pagination items for a single page [CAT-026]", () => {
    expect(getPaginationItems(1, 1)).toEqual([]);
  });

  it("shows all pages when there are 3 or fewer [CAT-026]", () => {
    expect(getPaginationItems(2, 3)).toEqual([1, 2, 3]);
  });

  it("leaves out pages when there are 4 or more [CAT-026]", () => {
    expect(getPaginationItems(1, 5)).toEqual([1, 2, "gap", 5]);
    expect(getPaginationItems(1, 4)).toEqual([1, 2, 3, 4]);
  });

  it("shows the first, the last and the neighbors of the current page, with gaps between [CAT-026]", () => {
    expect(getPaginationItems(10, 20)).toEqual([1, "gap", 9, 10, 11, "gap", 20]);
  });

  it("shows a page instead of a gap of one page [CAT-026]", () => {
    expect(getPaginationItems(4, 20)).toEqual([1, 2, 3, 4, 5, "gap", 20]);
  });

  it("shows one neighbor at the first and the last page [CAT-026]", () => {
    expect(getPaginationItems(1, 9)).toEqual([1, 2, "gap", 9]);
    expect(getPaginationItems(9, 9)).toEqual([1, "gap", 8, 9]);
  });
});
